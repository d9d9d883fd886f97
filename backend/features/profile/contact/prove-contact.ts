import { and, eq, ne, sql } from "drizzle-orm";
import type { LanguageCode } from "../../../contract/languages";
import type { Query } from "../../../db/database";
import { sessions, users } from "../../../db/tables/users";
import { ApiError } from "../../../http/errors";
import type { Login } from "../../../http/login";
import type { Services } from "../../../services";
import { maskTarget, type Target } from "../../auth/challenges/targets";
import { consumeCodeAttempt, proveByCode } from "../../auth/challenges/use-challenge";
import { revokeSessions } from "../../auth/sessions/revoke-sessions";
import { queueMessage } from "../../messages/queue-message";
import { change } from "../save-profile";
import type { UserRow } from "../show-profile";
import { contactColumns } from "./read-contact";

interface Given {
  challenge: string;
  code: string;
  lang: LanguageCode;
  address: string | null;
}

/**
 * Makes a phone or an e-mail the user's by the code that was sent to it for them. Another login name than before ends
 * all other logins, and whoever reads the old ones is told. Throws `contact.taken` where another account has
 * it: only who reads its messages gets to know.
 */
export async function proveContact(
  services: Services,
  login: Login,
  { challenge, code, lang, address }: Given,
): Promise<UserRow> {
  const { id: userId } = login.user;
  const given = { challenge, code, userId };
  const releaseAttempt = await consumeCodeAttempt(services, given, address);
  const asked = { ...given, kind: "contact", releaseAttempt } as const;
  const proven = await proveByCode(services, asked, (q, { target }) =>
    takeContact(services, q, login, { target, lang }),
  );
  if (!proven) throw new ApiError("contact.taken", { errors: { code: ["contact.taken"] } });
  for (const message of proven.messages) services.messenger.sendSoon(message);
  return proven.user;
}

/** Null where another account has it: the code is used up all the same. */
async function takeContact(
  { clock }: Services,
  q: Query,
  { user: { id: userId }, session }: Login,
  { target, lang }: { target: Target; lang: LanguageCode },
) {
  const now = clock.now();
  // One at a time for one target.
  await q.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`login ${target.value}`}, 0))`,
  );
  const { name, provenAt } = contactColumns[target.channel];
  const others = and(eq(users[name], target.value), ne(users.id, userId));
  if ((await q.$count(users, others)) > 0) return null;
  const [before] = await q.select().from(users).where(eq(users.id, userId)).for("update");
  if (!before) throw new ApiError("error.not_found");
  const user = await change(q, userId, { [name]: target.value, [provenAt]: now });
  if (before[name] === target.value) return { user, messages: [] };
  await revokeSessions(q, userId, ne(sessions.familyId, session.familyId), now);
  return { user, messages: await tell(q, before, { target, lang }) };
}

/** Writes to the login names that the account had, so that a thief of a session can't go unseen. */
async function tell(
  q: Query,
  before: UserRow,
  { target, lang }: { target: Target; lang: LanguageCode },
): Promise<string[]> {
  const known: Target[] = [];
  if (before.phone) known.push({ channel: "sms", value: before.phone });
  if (before.email) known.push({ channel: "email", value: before.email });
  const params = { contact: maskTarget(target), url: "/user" };
  const kind = "account.contact_changed" as const;
  return Promise.all(
    known.map(({ channel, value }) =>
      queueMessage(q, { channel, target: value, lang: before.lang ?? lang, kind, params }),
    ),
  );
}
