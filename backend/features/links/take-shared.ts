import type { LanguageCode } from "../../contract/languages";
import type { SharedTake } from "../../contract/link";
import type { Reordered } from "../../contract/order";
import type { Query } from "../../db/database";
import { ApiError } from "../../http/errors";
import { derivedId } from "../../ports/derived-id";
import type { Services } from "../../services";
import { changeCart } from "../cart/change-cart";
import type { Requester } from "../cart/owner";
import { chooseVariant } from "../wish-list/move-wish";
import type { LinkRow } from "./link-state";
import { findStanding, linesOf } from "./open-link";

export interface Taking {
  token: string;
  shopper: Requester;
  take: SharedTake;
  lang: LanguageCode;
}

/**
 * POST home/shared/{token}/cart: a product of a shared list, or all lines of a shared cart, into the caller's cart by
 * the cart's own verb, once for an `op_id`; answers what could not be had. Throws `error.not_found`, and
 * `error.bad_request` where it isn't said which of several variants.
 */
export async function takeShared(
  services: Services,
  { token, shopper, take, lang }: Taking,
): Promise<Reordered & { guest: string | null }> {
  const { database, clock } = services;
  const wanted = await database.run(async (q) => {
    const { link } = await findStanding(q, token, clock.now());
    return wantedOf(q, link, take);
  });
  const ops = wanted.map(([variant_id, qty]) => ({
    type: "add" as const,
    op_id: derivedId(take.op_id, variant_id),
    variant_id,
    qty,
  }));
  const { conflicts, guest } = await changeCart(services, { shopper, ops, lang });
  const refused = conflicts.filter(({ kind }) => kind !== "qty_reduced");
  const added = wanted.length - new Set(refused.map(({ variant_id }) => variant_id)).size;
  return { added, conflicts, guest };
}

async function wantedOf(
  q: Query,
  link: LinkRow,
  { op_id, product_id: productCode }: SharedTake,
): Promise<[variantId: string, qty: number][]> {
  if (link.kind === "cart") return linesOf(link);
  if (link.kind !== "wishlist" || productCode === undefined) throw new ApiError("error.not_found");
  const list = { userId: link.userId };
  return [[await chooseVariant(q, { list, productCode, move: { op_id } }), 1]];
}
