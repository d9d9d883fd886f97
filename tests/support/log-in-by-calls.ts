import { loggedIn } from "#backend/contract/auth";
import { demoLogins } from "#backend/db/seed/demo/demo-logins";
import { ask } from "./ask";

/** Logs the demo's shopper in by the shop's calls; answers the session's token. */
export async function logInByCalls(base?: string): Promise<string> {
  const [{ email, password }] = demoLogins;
  const answer = await ask("/api/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", lang: "en" },
    body: JSON.stringify({ target: email, password }),
    base,
  });
  return loggedIn.parse(answer.json()).token;
}
