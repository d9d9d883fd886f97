import { and, desc, eq } from "drizzle-orm";
import { messages } from "#backend/db/tables/messages";
import type { TestBackend } from "./backend";

/** The params of the last message of a kind to a target; fails where there is none. */
async function lastParams({ shop }: TestBackend, kind: string, target: string) {
  const [row] = await shop.database.run((q) =>
    q
      .select()
      .from(messages)
      .where(and(eq(messages.kind, kind), eq(messages.target, target)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1),
  );
  if (!row) throw new Error(`no ${kind} was sent to ${target}`);
  return row.params;
}

/** The last one-time code that was sent to a phone or an e-mail. */
export async function lastCode(test: TestBackend, target: string, kind = "login.code") {
  return String((await lastParams(test, kind, target)).code);
}

/** The token of the last magic link that was sent to a phone or an e-mail. */
export async function lastLinkToken(test: TestBackend, target: string): Promise<string> {
  return String((await lastParams(test, "login.link", target)).url).replace(/^.*\//, "");
}
