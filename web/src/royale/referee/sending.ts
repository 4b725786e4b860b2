// What was refereed of Royale, on its way to the server.

import { sender } from "../../casinos/referee/sending";
import { kit } from "./kit";

export const send = sender(kit);
