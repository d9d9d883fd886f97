import { asc, inArray, or, sql } from "drizzle-orm";
import { isLanguage } from "../../contract/languages";
import type { Query } from "../../db/database";
import { guestMessages } from "../../db/tables/pages";
import type { users } from "../../db/tables/users";
import { readTarget } from "../auth/challenges/targets";

type Person = Pick<
  typeof users.$inferSelect,
  "phone" | "phoneVerifiedAt" | "email" | "emailVerifiedAt"
>;

/**
 * What somebody wrote on the contact page before or besides their account: by the phone and the e-mail that they have
 * proven, however those were typed there. A contact that nobody has proven may be another person's.
 */
export async function findOwnGuestMessages(
  q: Query,
  { phone, phoneVerifiedAt, email, emailVerifiedAt }: Person,
): Promise<(typeof guestMessages.$inferSelect)[]> {
  const names = [phoneVerifiedAt && phone, emailVerifiedAt && email].filter(
    (name): name is string => Boolean(name),
  );
  if (names.length === 0) return [];
  // Of a phone the last digits stand in every way to write it; who it is `readTarget` says.
  const likely = names.map((name) =>
    name.includes("@")
      ? sql`${guestMessages.contact} ilike ${`%${name.replace(/[\\%_]/g, "\\$&")}%`}`
      : sql`regexp_replace(translate(${guestMessages.contact}, '۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', '01234567890123456789'), '[^0-9]', '', 'g')
          like ${`%${name.slice(-7)}`}`,
  );
  const found = await q
    .select()
    .from(guestMessages)
    .where(or(...likely))
    .orderBy(asc(guestMessages.createdAt));
  return found.filter(({ contact, lang }) => {
    const target = isLanguage(lang) ? readTarget(contact, lang) : null;
    return target !== null && names.includes(target.value);
  });
}

/** Takes them away. */
export async function forgetGuestMessages(q: Query, person: Person): Promise<void> {
  const own = await findOwnGuestMessages(q, person);
  if (own.length === 0) return;
  const ids = own.map(({ id }) => id);
  await q.delete(guestMessages).where(inArray(guestMessages.id, ids));
}
