// A copy of the score log in the page, for when nobody answers any more: a Binder ends after ten idle minutes, and its disk with it.
import { offer } from "../link";

const QUIET_MS = 15_000; // so that a copy never travels while somebody plays
const PATIENCE_MS = 6000;

export class LogCopy {
  #file: { name: string; bytes: Blob } | null = null;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #awaited: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: () => void) {}

  close(): void {
    clearTimeout(this.#quiet);
    clearTimeout(this.#awaited);
  }

  get there(): boolean {
    return this.#file !== null;
  }

  /** Something happened: asks for a new copy when all is quiet. */
  outdated(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(this.ask, QUIET_MS);
  }

  keep(name: string, bytes: Blob): void {
    this.#file = { name, bytes };
  }

  /** The log itself is on its way; if it does not come, the copy has to do. */
  await(): void {
    this.arrived();
    this.#awaited = setTimeout(() => this.hand(), PATIENCE_MS);
  }

  arrived(): void {
    clearTimeout(this.#awaited);
  }

  /** Lets the reader save the copy. */
  hand(): void {
    if (this.#file) offer(this.#file.name, this.#file.bytes);
  }
}
