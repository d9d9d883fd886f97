/**
 * The tickets of somebody with a hundred and of somebody with a hundred thousand, and the desk with as many, on PostgreSQL:
 * median milliseconds.
 */
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#backend/db/database";
import { migrateDatabase } from "#backend/db/migrate";
import { users } from "#backend/db/tables/users";
import { listQueue } from "#backend/features/tickets/desk/list-queue";
import { listTickets } from "#backend/features/tickets/list-tickets";
import { newId } from "#backend/ports/ids";
import { createScratchDatabase } from "../tests/support/scratch-database";

export interface TicketRow {
  asked: string;
  few: number;
  many: number;
}

const fewTickets = 100;
const manyTickets = 100_000;
const times = 101;

/** What the desk is asked for: its queue, and searches for a word of every message and for one of a single one. */
const deskSearches = [
  ["the desk's queue", undefined],
  ["the desk's search, a word that all say", "arrived"],
  ["the desk's search, a word that one says", "Zanzibar"],
] as const;

/** Each page answers how many there are and how many are unread, too. Null where no PostgreSQL answers. */
export async function measureTickets(): Promise<TicketRow[] | null> {
  const scratch = await createScratchDatabase("tickets");
  if (!scratch) return null;
  const address = { kind: "server" as const, url: scratch.url };
  await migrateDatabase(address);
  const database = openDatabase(address, { statementTimeoutMs: 0 });
  try {
    const few = await makeOwner(database, fewTickets);
    const deskOfFew = await measureDesk(database);
    const many = await makeOwner(database, manyTickets);
    const deskOfMany = await measureDesk(database);
    const deep = await pageBehind(database, many, 50);
    // Once for nothing: what is prepared and cached then is so for both.
    for (const owner of [few, many]) await median(database, owner);
    const first = { few: await median(database, few), many: await median(database, many) };
    const later = { few: first.few, many: await median(database, many, deep) };
    return [
      { asked: "first page", ...first },
      { asked: "page 51 of the many, beside the first of the few", ...later },
      ...deskSearches.map(([asked], index) => ({
        asked,
        few: deskOfFew[index] ?? 0,
        many: deskOfMany[index] ?? 0,
      })),
    ];
  } finally {
    await database.close();
    await scratch.drop();
  }
}

/** The medians of `deskSearches`, with the tickets that stand by now. */
async function measureDesk(database: Database): Promise<number[]> {
  await database.run((q) => q.execute(sql`vacuum analyze ticket, ticket_message`));
  const medians: number[] = [];
  for (const [, search] of deskSearches) {
    const wanted = { staffId: newId(), view: "waiting", assignee: "anybody", search } as const;
    medians.push(await medianOf(() => listQueue({ database }, wanted)));
  }
  return medians;
}

/** Somebody with so many tickets, every hundredth of them unread, and a message in each. */
async function makeOwner(database: Database, tickets: number): Promise<string> {
  const [user] = await database.run((q) =>
    q.insert(users).values({ name: "Somebody" }).returning({ id: users.id }),
  );
  const userId = user?.id ?? "";
  await database.run((q) =>
    q.execute(sql`
      insert into ticket (id, user_id, client_id, department, subject, lang, unread_user, last_message_at)
      select gen_random_uuid(), ${userId}, gen_random_uuid(), 'other', 'Ticket ' || n, 'en',
        case when n % 100 = 0 then 1 else 0 end, now() - n * interval '1 minute'
      from generate_series(1, ${tickets}::int) n`),
  );
  await database.run((q) =>
    q.execute(sql`
      insert into ticket_message (id, ticket_id, author_id, "by", client_id, body)
      select gen_random_uuid(), id, user_id, 'user', gen_random_uuid(), 'My order has not arrived. ' || md5(id::text)
        || case when row_number() over (order by last_message_at desc) = 50 then ' Zanzibar' else '' end
      from ticket where user_id = ${userId}`),
  );
  return userId;
}

/** The address of a page that lies so many pages behind the first. */
async function pageBehind(database: Database, userId: string, pages: number) {
  let page: string | undefined;
  for (let n = 0; n < pages; n++) {
    page = (await listTickets({ database }, { userId, page })).next ?? undefined;
  }
  return page;
}

async function median(database: Database, userId: string, page?: string): Promise<number> {
  return medianOf(async () => {
    const { data } = await listTickets({ database }, { userId, page });
    if (data.length !== 10) throw new Error("The page is not whole.");
  });
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return taken.sort((one, other) => one - other)[(times - 1) / 2] ?? 0;
}
