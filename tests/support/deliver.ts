import { randomUUID } from "node:crypto";
import { send } from "./checking-out";
import type { LanguageCode } from "./languages";
import { deskToken } from "./log-in-at-desk";

/** The shop packs, sends and hands over an order that is paid at the door. */
export async function deliver(number: string, lang: LanguageCode): Promise<void> {
  const owner = await deskToken();
  const act = (word: string, body: object = {}) =>
    send(owner, lang, "POST", `admin/orders/${number}/${word}`, { op_id: randomUUID(), ...body });
  await act("process");
  await act("ship", { carrier: "Post" });
  await act("deliver");
}
