import { inArray } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import { users } from "../../db/tables/users";
import { findAccount, type User } from "../auth/accounts";
import { readTarget } from "../auth/challenges/targets";
import { isId } from "../crud/crud-list";
import type { Relation } from "../crud/relation";

/**
 * The shop's customers as a table's column refers to them, by their ids. One is found by the whole of their e-mail or phone, and nobody by a
 * part of it, so that nobody can leaf through the customers. For who may read them (`users.read`).
 */
export function customerRelation(lang: LanguageCode): Relation {
  return {
    async find(q, text) {
      const target = readTarget(text, lang);
      const user = target && (await findAccount(q, target));
      return user ? [describe(user)] : [];
    },
    async named(q, values) {
      const rows = await q
        .select()
        .from(users)
        .where(inArray(users.id, values.filter(isId)));
      return rows.map(describe);
    },
  };
}

/** By name and what proves them; somebody who was erased is their id alone. */
function describe({ id, name, lastName, email, phone }: User) {
  const said = [name, lastName].filter(Boolean).join(" ");
  return { value: id, text: [said, email ?? phone].filter(Boolean).join(" · ") || id };
}
