// The widget of the classic table.
import { Session } from "./session";
import { GameTable } from "./table/table";
import { widgetOf } from "./widget";
import type { Model, State, Table } from "./wire";

export default widgetOf(
  (model: Model<Table, State>) => new Session(model),
  (session, root) => <GameTable session={session} root={root} />,
);
