import { eq } from "drizzle-orm";
import { languages } from "../../contract/languages";
import type { ProfileInput } from "../../contract/profile";
import type { Query } from "../../db/database";
import { users } from "../../db/tables/users";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { findCountry } from "../address/places/places";
import { readAddresses } from "../address/read-addresses";
import { nationalCodePurpose, type UserRow } from "./show-profile";
import type { TaxCountry } from "./tax-id";
import { validateNames, validateProfile } from "./validate-profile";

type Needed = Pick<Services, "database" | "clock" | "cipher">;

/** Rewrites an account's identity; `error.bad_request` with the mistakes by field. */
export async function saveProfile(
  { database, clock, cipher }: Needed,
  user: UserRow,
  input: ProfileInput,
): Promise<UserRow> {
  return database.transaction(async (q) => {
    const country = input.is_business ? await taxCountryOf(q, user) : null;
    const fields = validateProfile(input, { now: clock.now(), country });
    const { nationalCode, ...plain } = fields;
    const sealed = nationalCode && cipher.encrypt(nationalCodePurpose, nationalCode);
    return change(q, user.id, {
      ...plain,
      ...(nationalCode !== undefined && { nationalCode: sealed }),
    });
  });
}

/** Writes the names alone, which everybody is asked for. */
export async function saveNames(
  { database }: Pick<Services, "database">,
  userId: string,
  input: ProfileInput,
): Promise<UserRow> {
  const names = validateNames(input);
  return database.transaction((q) => change(q, userId, names));
}

/** Changes a user's own row. */
export async function change(
  q: Query,
  userId: string,
  fields: Partial<typeof users.$inferInsert>,
): Promise<UserRow> {
  const [changed] = await q.update(users).set(fields).where(eq(users.id, userId)).returning();
  if (!changed) throw new ApiError("error.not_found");
  return changed;
}

/** Whose tax ids somebody has: of the country that they have things sent to, else of their phone's. */
async function taxCountryOf(q: Query, user: UserRow): Promise<TaxCountry> {
  const [address] = await readAddresses(q, user.id);
  const iso2 = address
    ? (await findCountry(address.countryId))?.iso2
    : Object.values(languages).find(({ dialCode }) => user.phone?.startsWith(`+${dialCode}`))
        ?.country;
  return iso2 === "IR" || iso2 === "US" ? iso2 : null;
}
