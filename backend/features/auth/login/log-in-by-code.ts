import type { Services } from "../../../services";
import { countCodeTry, proveByCode } from "../challenges/prove-by-code";
import type { GivenCode } from "../challenges/use-challenge";
import { blocked, type Entry, enterByProof } from "./enter";
import type { Visit } from "./visit";

/** Logs in by a one-time code; makes the account that there was none of (decisions 8). */
export async function logInByCode(
  services: Services,
  given: GivenCode,
  visit: Visit,
): Promise<Entry> {
  const forgive = await countCodeTry(services, given, visit.caller.address);
  const asked = { ...given, kind: "code", forgive } as const;
  const entry = await proveByCode(services, asked, (q, proof) =>
    enterByProof(services, q, proof, visit),
  );
  if (!entry) throw blocked();
  return entry;
}
