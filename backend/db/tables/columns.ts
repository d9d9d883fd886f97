import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, timestamp, uuid } from "drizzle-orm/pg-core";
import { newId } from "../../ports/ids";

/** A text per language code; readers fall back to the site's default language, then to any. */
export type Texts = Record<string, string>;

/** The public key of things that grow without bound. */
export const publicId = () => uuid("id").primaryKey().$defaultFn(newId);

/** The key of reference data, which the catalogue's index holds by the number. */
export const referenceId = () => integer("id").primaryKey().generatedByDefaultAsIdentity();

export const texts = (name: string) => jsonb(name).$type<Texts>();

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const timestamps = {
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => sql`now()`),
};

export const sortPlace = () => integer("sort").notNull().default(0);

export const active = () => boolean("active").notNull().default(true);
