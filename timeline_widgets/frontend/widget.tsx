// A widget as anywidget wants it: a connection for each model, a root element for each view.
import { render, type JSX } from "preact";
import { followTheme } from "./theme";

interface Closing {
  close(): void;
}

/** `connect` meets a model, `draw` is one view of what it knows. */
export function widgetOf<Model, Session extends Closing>(
  connect: (model: Model) => Session,
  draw: (session: Session, root: HTMLElement) => JSX.Element,
) {
  return () => {
    let session: Session | undefined;
    return {
      initialize({ model }: { model: Model }) {
        const own = (session = connect(model));
        return () => own.close();
      },
      render({ model, el }: { model: Model; el: HTMLElement }) {
        const own = (session ??= connect(model));
        const root = document.createElement("div");
        root.className = "tw";
        root.dataset.lmSuppressShortcuts = "true";
        const probe = document.createElement("i"); // as wide as ten type units
        probe.className = "tw-probe";
        const place = document.createElement("div");
        root.append(probe, place);
        el.append(root);
        const stopTheme = followTheme(root);
        render(draw(own, root), place);
        return () => {
          render(null, place);
          stopTheme();
          root.remove();
        };
      },
    };
  };
}
