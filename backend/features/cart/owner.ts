import type { Placeholder } from "drizzle-orm";
import type { Query } from "../../db/database";
import { prepared, type Select } from "../../db/prepared";
import type { Context } from "../../http/app";
import { callerOf } from "../../http/caller";
import { ApiError } from "../../http/errors";
import { networkOf } from "../../http/network-of";
import type { Services } from "../../services";
import { findFreshLogin } from "../auth/sessions/find-session";
import { hashToken } from "../auth/sessions/tokens";

/** Whose cart or wish list: a user's, or a visitor's by the hash of their token (decisions 10). */
export type Owner = OwnerBy<string>;

/** The same, named by values or by the places for them in a prepared select. */
export type OwnerBy<T> = { userId: T } | { tokenHash: T };

/** A select of what is an owner's, prepared for users and for visitors (db/prepared). */
export function preparedByOwner<Row, const Name extends string = never>(
  names: readonly Name[],
  write: (q: Query, owner: OwnerBy<Placeholder>, values: Record<Name, Placeholder>) => Select<Row>,
): (q: Query, owner: Owner, values: Record<Name, string>) => Promise<Row[]> {
  const ofUser = prepared(["userId", ...names], (q, values) =>
    write(q, { userId: values.userId }, values),
  );
  const ofVisitor = prepared(["tokenHash", ...names], (q, values) =>
    write(q, { tokenHash: values.tokenHash }, values),
  );
  return (q, owner, values) =>
    "userId" in owner ? ofUser(q, { ...owner, ...values }) : ofVisitor(q, { ...owner, ...values });
}

/** The headers in which visitors' tokens come. */
type GuestHeader = "X-Cart" | "X-Wish";

/**
 * In which a visitor who has nothing put aside yet says by what token it shall be known, so that a first change whose
 * answer is lost can be made again without a second cart coming to be (docs/decisions/0185).
 */
const proposalHeader = "X-Guest-New";

/** Who makes a call. */
export interface Requester {
  /** None for a visitor who has nothing put aside yet. */
  owner: Owner | null;
  /** A visitor's token as it came; null for a user. */
  guest: string | null;
  /** The shop has not given it: the first change makes what it names. */
  isProposed?: boolean;
  /** From where; null where that is not known. */
  address: string | null;
}

const tokenForm = /^[\w-]{20,100}$/;

/** The visitor's token that a call carries; null without one that the shop can have given. */
function guestTokenOf(c: Context, header: GuestHeader | typeof proposalHeader): string | null {
  const token = c.req.header(header) ?? "";
  return tokenForm.test(token) ? token : null;
}

/**
 * For whom a call is made: the user of the session, else the visitor of the header's token. Throws as
 * findFreshLogin does. The answer is nobody else's, so it is stored nowhere.
 */
export async function findRequester(
  needed: Pick<Services, "database" | "clock">,
  c: Context,
  header: GuestHeader,
): Promise<Requester> {
  c.header("Cache-Control", "no-store");
  const { address } = callerOf(c);
  const login = await findFreshLogin(needed, c);
  if (login) return { owner: { userId: login.user.id }, guest: null, address };
  const given = guestTokenOf(c, header);
  const guest = given ?? guestTokenOf(c, proposalHeader);
  if (guest === null) return { owner: null, guest, address };
  return {
    owner: { tokenHash: hashToken(guest) },
    guest,
    address,
    isProposed: given === null,
  };
}

/** The id of a logged-in owner; null for a visitor. */
export function userOf(owner: Owner | null): string | null {
  return owner && "userId" in owner ? owner.userId : null;
}

const hourMs = 3_600_000;

/** How many an address may begin in an hour: carriers put many phones behind one. */
export const defaultGuestLimit = 1000;

/**
 * Counts a visitor who is about to get a cart or a wish list of their own, by the address that they come
 * from: whoever never keeps the token must not fill the database. Throws `error.too_many_requests`.
 */
export async function countGuest(
  { rateLimiter, guestsPerAddress }: Pick<Services, "rateLimiter" | "guestsPerAddress">,
  address: string | null,
): Promise<void> {
  if (address === null) return;
  const allowance = { key: networkOf(address), limit: guestsPerAddress, windowMs: hourMs };
  const waitMs = await rateLimiter.take({ purpose: "newcomer", ...allowance });
  if (waitMs > 0) {
    throw new ApiError("error.too_many_requests", { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}
