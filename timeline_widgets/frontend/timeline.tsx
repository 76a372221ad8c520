// The widget of the classic table, as anywidget wants it: a session for each model, a root for each view.
import { render } from "preact";
import { Session } from "./session";
import { GameTable } from "./table/table";
import { followTheme } from "./theme";
import type { Model } from "./wire";

export default () => {
  let session: Session | undefined;
  return {
    initialize({ model }: { model: Model }) {
      const own = (session = new Session(model));
      return () => own.close();
    },
    render({ model, el }: { model: Model; el: HTMLElement }) {
      const own = (session ??= new Session(model));
      const root = document.createElement("div");
      root.className = "tw";
      root.dataset.lmSuppressShortcuts = "true";
      const probe = document.createElement("i"); // as wide as ten type units
      probe.className = "tw-probe";
      const place = document.createElement("div");
      root.append(probe, place);
      el.append(root);
      const stopTheme = followTheme(root);
      render(<GameTable session={own} root={root} />, place);
      return () => {
        render(null, place);
        stopTheme();
        root.remove();
      };
    },
  };
};
