import { desc, eq, inArray, sql } from "drizzle-orm";
import type { Query } from "../../../db/database";
import { addresses } from "../../../db/tables/addresses";
import { cartItems, carts, wishItems, wishLists } from "../../../db/tables/carts";
import { userLinks } from "../../../db/tables/links";
import { messages } from "../../../db/tables/messages";
import { postComments } from "../../../db/tables/posts";
import { products, productTexts } from "../../../db/tables/products";
import { productReviews } from "../../../db/tables/reviews";
import { variants } from "../../../db/tables/variants";
import type { Login } from "../../../http/login";
import { isMessageKind, secretKinds } from "../../messages/kinds";
import { findOwnGuestMessages } from "../own-guest-messages";
import { type ExportRow, maxRows } from "./export-data";
import { said } from "./said";

/** By language. */
const named = sql<
  Record<string, string>
>`(select jsonb_object_agg(${productTexts.lang}, ${productTexts.name})
  from ${productTexts} where ${productTexts.productId} = ${products.id})`;

type Names =
  | "addresses"
  | "wish_list"
  | "cart"
  | "links"
  | "messages"
  | "guest_messages"
  | "comments"
  | "reviews";

/** What lies around a person: where parcels go, what they want, what they shared, what the shop wrote to them and they to it. */
export async function exportBelongings(
  q: Query,
  user: Login["user"],
): Promise<Record<Names, ExportRow[]>> {
  const { id, phone, email } = user;
  const places = await q
    .select()
    .from(addresses)
    .where(eq(addresses.userId, id))
    .orderBy(desc(addresses.createdAt))
    .limit(maxRows);
  const wished = await q
    .select({ code: products.code, name: named, addedAt: wishItems.addedAt })
    .from(wishItems)
    .innerJoin(wishLists, eq(wishLists.id, wishItems.listId))
    .innerJoin(products, eq(products.id, wishItems.productId))
    .where(eq(wishLists.userId, id))
    .limit(maxRows);
  const inCarts = await q
    .select({
      state: carts.status,
      sku: variants.sku,
      name: named,
      qty: cartItems.qty,
      later: cartItems.later,
      addedAt: cartItems.addedAt,
    })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(carts.userId, id))
    .limit(maxRows);
  const shared = await q
    .select()
    .from(userLinks)
    .where(eq(userLinks.userId, id))
    .orderBy(desc(userLinks.createdAt))
    .limit(maxRows);
  const names = [phone, email].filter((name) => name !== null);
  const sent = await q
    .select()
    .from(messages)
    .where(inArray(messages.target, names))
    .orderBy(desc(messages.createdAt))
    .limit(maxRows);
  const asked = await findOwnGuestMessages(q, user);
  const commented = await q
    .select()
    .from(postComments)
    .where(eq(postComments.userId, id))
    .orderBy(desc(postComments.createdAt))
    .limit(maxRows);
  const reviewed = await q
    .select({ review: productReviews, code: products.code, name: named })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, id))
    .orderBy(desc(productReviews.writtenAt))
    .limit(maxRows);
  return {
    addresses: places.map(({ id: _id, userId: _user, updatedAt: _at, ...place }) => said(place)),
    wish_list: wished.map(said),
    cart: inCarts.map(said),
    links: shared.map(({ kind, label, target, hits, createdAt, expiresAt, revokedAt }) =>
      said({ kind, label, target, hits, createdAt, expiresAt, revokedAt }),
    ),
    messages: sent.map(({ channel, target, kind, params, createdAt, sentAt }) => {
      const isSecret = isMessageKind(kind) && secretKinds.includes(kind);
      return said({ channel, target, kind, params: isSecret ? null : params, createdAt, sentAt });
    }),
    guest_messages: asked.map(({ name, contact, subject, body, answer, createdAt }) =>
      said({ name, contact, subject, body, answer, createdAt }),
    ),
    comments: commented.map(({ body, lang, status, createdAt }) =>
      said({ body, lang, status, createdAt }),
    ),
    reviews: reviewed.map(({ review, code, name }) => {
      const { stars: rating, title, body, lang, anonymous, status, reply, writtenAt } = review;
      const words = { rating, title, body, lang, anonymous, status, answer: reply, writtenAt };
      return said({ code, name, ...words });
    }),
  };
}
