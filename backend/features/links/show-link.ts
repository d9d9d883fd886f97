import type { UserLink } from "../../contract/link";
import type { Services } from "../../services";
import { type LinkRow, stateOf } from "./link-state";
import { sharedPath, tokenPurpose } from "./link-token";

/** A link as its owner sees it, with its address to copy. */
export function showLink(
  { cipher, clock }: Pick<Services, "cipher" | "clock">,
  link: LinkRow,
): UserLink {
  const { id, kind, label, hits, maxHits, expiresAt, createdAt, target } = link;
  return {
    id,
    kind,
    label,
    state: stateOf(link, clock.now()),
    path: sharedPath(cipher.decrypt(tokenPurpose, link.token)),
    shows_name: target?.showsName === true,
    hits,
    max_hits: maxHits,
    expires_at: expiresAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}
