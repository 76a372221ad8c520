"""What people touch in a notebook: one module a screen, each imported only when it is shown."""
