"""The words that dates are made of, one module for each language: data, and nothing else."""
