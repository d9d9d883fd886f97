import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { countTry } from "../challenges/throttle";
import { useLink } from "../challenges/use-challenge";
import { blocked, type Entry, enterByProof } from "./enter";
import type { Visit } from "./visit";

/**
 * Logs in by a magic link and uses it up (decisions 8). Tries count by address alone: a link can't be
 * guessed, and who is kept from codes and passwords by a stranger's tries still gets in by it.
 */
export async function logInByLink(services: Services, token: string, visit: Visit): Promise<Entry> {
  const forgive = await countTry(services, { target: null, address: visit.caller.address });
  const outcome = await services.database.transaction(async (q) => {
    const proof = await useLink(q, token, services.clock.now());
    return proof ? { entry: await enterByProof(services, q, proof, visit) } : "dead";
  });
  if (outcome === "dead") throw new ApiError("login.link_dead");
  await forgive();
  if (!outcome.entry) throw blocked();
  return outcome.entry;
}
