// The still picture that a notebook shows without a kernel: the page writes it into the notebook itself,
// from the faces that it has, so that not a byte of it travels.
import type { CardFace } from "../wire";

/** What a still picture tells. */
export interface Still {
  facts: string[]; // how it stands with each player
  cards: CardFace[]; // that lie open, in their order on the table
}

/** What a widget's manager in JupyterLab and Notebook tells of its notebook; no other host has it. */
export interface Manager {
  context?: {
    model: { cells: Iterable<{ outputs?: Outputs }> };
    saveState: Record<"connect" | "disconnect", (slot: (_: unknown, state: string) => void) => void>;
  };
}

interface Outputs {
  length: number;
  get(at: number): { toJSON(): { data?: Record<string, unknown> } };
  set(at: number, output: object): void;
}

export class Notebook {
  readonly #context: NonNullable<Manager["context"]>;
  readonly #saving: (_: unknown, state: string) => void;

  /** The notebook that a widget is in, if its page can be asked; calls `before` each time it is saved. */
  static of(manager: Manager | undefined, before: () => void): Notebook | null {
    return manager?.context ? new Notebook(manager.context, before) : null;
  }

  private constructor(context: NonNullable<Manager["context"]>, before: () => void) {
    this.#context = context;
    this.#saving = (_, state) => state === "started" && before();
    context.saveState.connect(this.#saving);
  }

  close(): void {
    this.#context.saveState.disconnect(this.#saving);
  }

  /** Brings the still pictures of that name up to date. */
  redraw(name: string, still: Still): void {
    for (const { outputs } of this.#context.model.cells) {
      for (let at = 0; outputs && at < outputs.length; at++) {
        const output = outputs.get(at).toJSON();
        const html = output.data?.["text/html"];
        const was = Array.isArray(html) ? html.join("") : html;
        if (typeof was !== "string" || !was.includes(`data-still="${name}"`)) continue;
        const now = drawn(was, still);
        if (now !== was) outputs.set(at, { ...output, data: { ...output.data, "text/html": now } });
      }
    }
  }
}

/** The kernel's own drawing with other facts, and a copy of its first card for each card. */
function drawn(html: string, { facts, cards }: Still): string {
  const section = new DOMParser().parseFromString(html, "text/html").body.firstElementChild as HTMLElement;
  const [told, row] = section.querySelectorAll("p > span, div");
  const pattern = row?.firstElementChild;
  if (!told || !row || !pattern) return html;
  told.textContent = facts.join(", ");
  row.replaceChildren(
    ...cards.map((face) => {
      const card = pattern.cloneNode(true) as HTMLElement;
      const [plate, title] = card.children as unknown as [HTMLElement, HTMLElement];
      plate.textContent = face.back?.plate ?? "?";
      title.textContent = face.title;
      title.dir = face.dir ?? "auto";
      return card;
    }),
  );
  return section.outerHTML;
}
