import type { Area } from "../attack";
import { accounts } from "./login/accounts";
import { codes } from "./login/codes";
import { flooding } from "./login/flooding";
import { sessions } from "./login/sessions";

/** With the limits that a shop has by itself; what uses them up comes last. */
export const login: Area = {
  name: "login",
  attacks: [...accounts, ...codes, ...sessions, ...flooding],
};
