import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { exportedData, exportSections } from "#backend/contract/privacy";
import { ticketMessages, tickets } from "#backend/db/tables/tickets";
import { uploads } from "#backend/db/tables/uploads";
import { newId } from "#backend/ports/ids";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logIn } from "../../../../tests/support/log-in";
import { countedPasswords, newPerson, post, withToken } from "../../auth/auth.fixture";
import { makePerson, mark } from "../erasure/erased-person.fixture";

const backend = provideTestBackend(() => ({ passwords: countedPasswords() }));

async function takeAlong(token: string) {
  const { status, body } = await post(backend(), "user/export", { old: "right" }, withToken(token));
  expect(status).toBe(200);
  return exportedData.parse(body);
}

it("domain 4.5 holds every part of a person, with the pictures, and no note of the staff's", async () => {
  const { token, file } = await makePerson(backend(), "right");
  // What it is made of stands as the storefront's words need it: enciphered columns are read back, so none is set here.
  await backend().shop.database.run((q) => q.execute(sql`update users set national_code = null`));
  const { sections, files, cut } = await takeAlong(token);
  for (const name of exportSections) expect([name, sections[name]?.length]).not.toEqual([name, 0]);
  expect(cut).toEqual([]);
  const picture = `pictures/${file}.webp`;
  expect(files.map(({ name }) => name)).toEqual([picture]);
  expect(sections.profile?.[0]).toMatchObject({ last_name: mark, avatar: picture });
  expect(sections.uploads?.[0]).toMatchObject({ file: picture });
  const [ticket] = sections.tickets ?? [];
  expect(ticket?.messages).toEqual([expect.objectContaining({ by: "user", pictures: [picture] })]);
  const said = JSON.stringify(sections);
  expect(said).not.toMatch(/hash|secret|"password/i);
});

it("many and long things are bounded, and what didn't fit is said", async () => {
  const { token, userId } = await logIn(backend(), {
    ...newPerson(),
    passwordHash: "hash of right",
  });
  const { database } = backend().shop;
  await database.transaction(async (q) => {
    await q
      .insert(tickets)
      .values({ userId, clientId: newId(), department: "other", subject: "?", lang: "en" });
    const [ticket] = await q.select().from(tickets).where(sql`${tickets.userId} = ${userId}`);
    await q.execute(sql`insert into ${ticketMessages} (id, ticket_id, author_id, "by", client_id, body)
      select gen_random_uuid(), ${ticket?.id}, ${userId}, 'user', gen_random_uuid(), repeat('x', 4000) || n
      from generate_series(1, 1500) n`);
    await q.execute(sql`insert into ${uploads} (id, file, user_id, status, name, type, size, width, height)
      select gen_random_uuid(), md5(n::text), ${userId}, 'claimed', 'x', 'image/webp', 9000000, 1, 1
      from generate_series(1, 5) n`);
  });
  const { sections, cut, files } = await takeAlong(token);
  expect(cut).toEqual(["tickets"]);
  const messages = sections.tickets?.[0]?.messages as { body: string }[];
  expect(messages.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(8 * 1024 * 1024);
  // The newest stay, in the order in which they were said.
  expect(messages.at(-1)?.body).toMatch(/x1500$/);
  expect(messages[0]?.body).not.toMatch(/x1$/);
  expect(sections.uploads).toHaveLength(5);
  expect(files).toEqual([]);
});
