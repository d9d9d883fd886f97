import { z } from "zod";
import type { Query } from "../../db/database";
import { readSetting } from "./read-setting";

export const retentionKey = "retention";

/** Whole days: what holds before the owner says anything, and the least and the most that they may say. */
interface Period {
  days: number;
  least: number;
  most: number;
}

/**
 * How long what is over is kept, by what it is (docs/security.md says why). The least of some is set by the law or
 * by what a device that was offline may still repeat. Orders and invoices have no period: they stay.
 */
export const retentionPeriods = {
  /** Visitors' carts and wish lists, from their last change on. */
  guest_carts: { days: 90, least: 7, most: 90 },
  /** Carts that became an order or part of another, and changes that a device may still repeat. */
  closed_carts: { days: 90, least: 30, most: 365 },
  /** What somebody had chosen at a checkout without placing it. */
  checkouts: { days: 90, least: 7, most: 365 },
  /** Tokens of logins that have ended, with the address and the browser that they came from. */
  sessions: { days: 1, least: 1, most: 90 },
  /** Codes and links that were sent to prove somebody. */
  codes: { days: 1, least: 1, most: 30 },
  /** Mails and texts with their receivers. */
  messages: { days: 90, least: 7, most: 730 },
  /** What visitors wrote to the shop, from its answer on, or from its arrival where nobody answered. */
  guest_messages: { days: 180, least: 30, most: 730 },
  /** Addresses that were removed. */
  addresses: { days: 90, least: 30, most: 365 },
  /** Pictures that no form has taken. */
  uploads: { days: 1, least: 1, most: 30 },
  /** Pictures of tickets, from the day on which they were closed. */
  ticket_pictures: { days: 365, least: 30, most: 3650 },
  /** Links that were revoked or have expired. */
  links: { days: 365, least: 30, most: 3650 },
  /** Invitations of staff, from their end on. */
  invitations: { days: 90, least: 7, most: 365 },
  /** The address that an order was placed from. */
  order_networks: { days: 90, least: 30, most: 365 },
  /** What was said with the bank, longer than money can be claimed back. */
  payment_log: { days: 540, least: 180, most: 3650 },
  /** What erased people allowed, from their erasure on: as long as somebody may ask for the proof. */
  consents: { days: 1095, least: 365, most: 3650 },
  /** Who bought, on the invoices of erased people: five years at least, as books of trade are kept. */
  erased_invoices: { days: 3650, least: 1825, most: 7300 },
  /** What the staff did. */
  audit: { days: 730, least: 365, most: 3650 },
} as const satisfies Record<string, Period>;

export type RetentionKind = keyof typeof retentionPeriods;
export const retentionKinds = Object.keys(retentionPeriods) as RetentionKind[];

export type Retention = Record<RetentionKind, number>;

export const freshRetention = byKind(({ days }) => days);

/** A row that somebody wrote past its bounds by hand counts as none. */
const retention = z.object(
  byKind(({ least, most, days }) => z.number().int().min(least).max(most).catch(days)),
);

/** The days that each kind is kept for. */
export async function readRetention(q: Query): Promise<Retention> {
  return (await readSetting(q, retentionKey, retention)) ?? freshRetention;
}

function byKind<T>(make: (period: Period) => T): Record<RetentionKind, T> {
  return Object.fromEntries(
    retentionKinds.map((kind) => [kind, make(retentionPeriods[kind])]),
  ) as Record<RetentionKind, T>;
}
