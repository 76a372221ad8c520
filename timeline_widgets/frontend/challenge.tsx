// The widget of Timeline Challenge.
import { ChallengeGame } from "./challenge/game";
import { ChallengeSession } from "./challenge/session";
import type { ChallengeState, ChallengeTable } from "./challenge/wire";
import { widgetOf } from "./widget";
import type { Model } from "./wire";

export default widgetOf(
  (model: Model<ChallengeTable, ChallengeState>) => new ChallengeSession(model),
  (session, root) => <ChallengeGame session={session} root={root} />,
);
