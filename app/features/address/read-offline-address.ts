import type { OfflineAddress } from "~/client/offline/log/operation";
import { readWritten, toInput } from "./written";

/** An address that is rewritten or removed, as it was on the screen. */
export interface Standing {
  id: string;
  version: string;
}

/** The one that a form is about; none for a new one. */
export function standingOf({ id, version }: Partial<Standing>): Standing | undefined {
  return id && version ? { id, version } : undefined;
}

/** What must be there before an address is worth keeping; what else is wrong with it the shop says. */
const needed = ["recipient_name", "recipient_phone", "street"] as const;

/** What a form would have done with the address book; nothing of one that is not filled in. */
export function readOfflineAddress(
  form: FormData,
  standing?: Standing,
): OfflineAddress | undefined {
  const intents = form.getAll("intent");
  const intent = intents[intents.length - 1];
  if (intent === "address.remove") {
    return standing && { type: "address_remove", address_id: standing.id, seen: standing.version };
  }
  if (intent !== "address.save") return undefined;
  const { opId, ...written } = readWritten((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  });
  const isWhole = written.country && needed.every((name) => written.texts[name].trim() !== "");
  if (!isWhole) return undefined;
  const address = toInput({ ...written, opId: "" });
  if (!written.id) return { type: "address_add", address };
  if (written.id !== standing?.id) return undefined;
  return { type: "address_change", address_id: standing.id, seen: standing.version, address };
}
