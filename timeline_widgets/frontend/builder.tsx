// The widget that makes cards of a teacher's table.
import { Screen } from "./builder/screen";
import { BuilderSession } from "./builder/session";
import type { BuilderModel } from "./builder/wire";
import { widgetOf } from "./widget";

export default widgetOf(
  (model: BuilderModel) => new BuilderSession(model),
  (session, root) => <Screen session={session} root={root} />,
);
