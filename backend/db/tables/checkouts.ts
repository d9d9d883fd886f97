import { bigint, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { gatewayIds } from "../../contract/payment";
import { addresses } from "./addresses";
import type { AmountByCurrency } from "./carts";
import { active, sortPlace, texts, timestamps } from "./columns";
import { users } from "./users";

/** What a user has chosen on the way to an order; gone once it is placed. */
export const checkouts = pgTable("checkout", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  addressId: uuid("address_id").references(() => addresses.id),
  shippingCode: text("shipping_code"),
  gateway: text("gateway", { enum: gatewayIds }),
  note: text("note"),
  ...timestamps,
});

/**
 * Where a shipping method goes: a country, and where given only these states of it. `*` is every country
 * that no method in use names.
 */
export interface ShippingZone {
  iso2: string;
  states?: number[];
  /** Whole days from the order to the door. */
  days: [from: number, to: number];
  price: AmountByCurrency;
}

export const shippingMethods = pgTable("shipping_method", {
  code: text("code").primaryKey(),
  /** In the order in which they were made. */
  id: bigint("id", { mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
  /** Counts its changes. */
  version: integer("version").notNull().default(1),
  name: texts("name").notNull(),
  zones: jsonb("zones").$type<ShippingZone[]>().notNull(),
  /** From this total of items on it costs nothing. */
  freeFrom: jsonb("free_from").$type<AmountByCurrency>(),
  codAllowed: jsonb("cod_countries").$type<string[]>().notNull().default([]),
  active: active(),
  sort: sortPlace(),
  ...timestamps,
});

/** What the owner settles (domain 4.3): seller's name and address, tax, order expiry, notices. */
export const settings = pgTable("setting", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  ...timestamps,
});
