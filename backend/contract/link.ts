import { z } from "@hono/zod-openapi";
import { cartLine, conflict, opId, productCode, wishList } from "./cart";
import { linkKinds, linkStates, makeableKinds } from "./link-kinds";

/** The most links of one person that open. */
export const maxLinks = 50;

/** Characters of the name that its owner gives a link. */
export const maxLabel = 60;

/** How long a link can be made to open, in days, and how often. */
export const maxLinkDays = 365;
export const maxLinkHits = 10_000;

export const userLink = z
  .object({
    id: z.string(),
    kind: z.enum(linkKinds),
    label: z.string(),
    state: z.enum(linkStates),
    /** `/home/shared/{token}`, without a language: opens it. */
    path: z.string(),
    /** Whether it says the owner's first name. */
    shows_name: z.boolean(),
    hits: z.number().int(),
    max_hits: z.number().int().nullable(),
    expires_at: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi("UserLink");
export type UserLink = z.infer<typeof userLink>;

/** GET user/links?page=&search=&kind=&state=, the newest first. */
export const linkList = z
  .object({
    data: z.array(userLink),
    total: z.number().int(),
    page: z.number().int(),
    per_page: z.number().int(),
    /** Accounts that were made after one of the owner's referral links was opened. */
    joined: z.number().int(),
    /** The newest invoices, each with the page on which anybody can check it. */
    invoices: z.array(
      z.object({
        invoice_no: z.string(),
        number: z.string(),
        issued_at: z.string(),
        path: z.string(),
      }),
    ),
  })
  .openapi("UserLinks");
export type LinkList = z.infer<typeof linkList>;

/** POST user/links: `op_id` makes repeating it harmless. A cart's link shows what is in the cart now. */
export const linkInput = z
  .object({
    op_id: opId,
    kind: z.enum(makeableKinds),
    label: z.string().trim().max(maxLabel),
    /** How long it opens; null for as long as it isn't revoked. */
    days: z.number().int().min(1).max(maxLinkDays).nullable(),
    max_hits: z.number().int().min(1).max(maxLinkHits).nullable(),
    /** Says the owner's first name to who opens it. */
    shows_name: z.boolean(),
  })
  .openapi("UserLinkInput");
export type LinkInput = z.infer<typeof linkInput>;

/** GET home/shared/{token}: what a link shows to whoever opens it; nothing of its owner but a first name, if they want. */
export const sharedThing = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("referral") }),
    z.object({ kind: z.literal("wishlist"), name: z.string().nullable(), list: wishList }),
    z.object({ kind: z.literal("cart"), name: z.string().nullable(), lines: z.array(cartLine) }),
  ])
  .openapi("SharedThing");
export type SharedThing = z.infer<typeof sharedThing>;

/** POST home/shared/{token}/cart: one product of a list, or all lines of a cart, into the caller's cart. */
export const sharedTake = z
  .object({ op_id: opId, product_id: productCode.optional() })
  .openapi("SharedTake");
export type SharedTake = z.infer<typeof sharedTake>;

/** What became of it; `guest` is a new visitor's token for the cart. */
export const sharedTaken = z
  .object({
    added: z.number().int(),
    conflicts: z.array(conflict),
    guest: z.string().nullable(),
  })
  .openapi("SharedTaken");
