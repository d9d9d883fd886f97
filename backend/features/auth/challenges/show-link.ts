import type { LinkShown } from "../../../contract/auth";
import { ApiError } from "../../../http/errors";
import type { Services } from "../../../services";
import { maskTarget } from "./targets";
import { consumeAttempt, readLink } from "./use-challenge";

/** Whom a link would log in, without using it up; throws `login.link_dead`. */
export async function showLink(
  services: Services,
  token: string,
  address: string | null,
): Promise<LinkShown> {
  const releaseAttempt = await consumeAttempt(services, { target: null, address });
  const proof = await services.database.run((q) => readLink(q, token, services.clock.now()));
  if (!proof) throw new ApiError("login.link_dead");
  await releaseAttempt();
  return { channel: proof.target.channel, masked: maskTarget(proof.target) };
}
