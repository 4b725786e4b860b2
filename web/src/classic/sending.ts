// What was refereed of the edition of 2012, on its way to the server.

import { sender } from "../casinos/referee/sending";
import { kit } from "./kit";

export const send = sender(kit);
