import { and, eq } from "drizzle-orm";
import { type LinkInput, maxLinks, type UserLink } from "../../contract/link";
import type { Query } from "../../db/database";
import { userLinks } from "../../db/tables/links";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import { derivedId } from "../../ports/derived-id";
import type { Services } from "../../services";
import { hashToken } from "../auth/sessions/tokens";
import { readOpenCart } from "../cart/lines";
import { isStanding, type LinkRow } from "./link-state";
import { newLinkToken, tokenPurpose } from "./link-token";
import { showLink } from "./show-link";

const dayMs = 86_400_000;

/**
 * POST user/links: makes a link, once for an `op_id`. Throws `link.full` where its owner has as many as one can
 * have, and `link.empty_cart` where there is nothing in the cart to share.
 */
export async function addLink(
  services: Services,
  userId: string,
  input: LinkInput,
): Promise<UserLink> {
  const id = derivedId(input.op_id, userId);
  const link = await services.database.transaction(async (q) => {
    // The owner's row keeps the count right where two are made at once.
    await q.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
    return (await findMade(q, userId, id)) ?? makeLink(services, q, { id, userId, input });
  });
  return showLink(services, link);
}

async function findMade(q: Query, userId: string, id: string): Promise<LinkRow | undefined> {
  const [made] = await q
    .select()
    .from(userLinks)
    .where(and(eq(userLinks.id, id), eq(userLinks.userId, userId)));
  return made;
}

interface Making {
  id: string;
  userId: string;
  input: LinkInput;
}

async function makeLink(
  { cipher, clock }: Services,
  q: Query,
  { id, userId, input }: Making,
): Promise<LinkRow> {
  const now = clock.now();
  const standing = await q.$count(userLinks, and(eq(userLinks.userId, userId), isStanding(now)));
  if (standing >= maxLinks) throw new ApiError("link.full", { params: { n: maxLinks } });
  const token = newLinkToken();
  const [link] = await q
    .insert(userLinks)
    .values({
      id,
      userId,
      kind: input.kind,
      tokenHash: hashToken(token),
      token: cipher.encrypt(tokenPurpose, token),
      target: await targetOf(q, userId, input),
      label: input.label,
      maxHits: input.max_hits,
      expiresAt: input.days === null ? null : new Date(now.getTime() + input.days * dayMs),
    })
    .returning();
  if (!link) throw new Error("The link was not made.");
  return link;
}

/** What the kind doesn't say: whether the name is shown, and a cart's lines as they are now. */
async function targetOf(q: Query, userId: string, { kind, shows_name: showsName }: LinkInput) {
  if (kind === "referral") return null;
  if (kind === "wishlist") return { showsName };
  const { lines } = await readOpenCart(q, { userId });
  const wanted = [...lines.values()].filter(({ later }) => !later);
  if (wanted.length === 0) throw new ApiError("link.empty_cart");
  return { showsName, lines: wanted.map(({ variantId, qty }) => [variantId, qty]) };
}
