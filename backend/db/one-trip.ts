import type { Query as Statement } from "drizzle-orm";
import {
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from "drizzle-orm/pg-core";
import { type PostgresJsQueryResultHKT, PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Sql } from "postgres";
import type { Query } from "./database";

/**
 * Lets selects that are begun together go to the database together: one round trip and one look at the tables, whoever
 * wrote the selects. What is begun after an answer has come goes in the next trip. It is for reading alone.
 *
 *     const [cart, draft] = await inOneTrip(q, (q) => Promise.all([readCart(q, id), readDraft(q, id)]));
 */
export function inOneTrip<T>(q: Query, work: (q: Query) => Promise<T>): Promise<T> {
  return work(new PgDatabase<PostgresJsQueryResultHKT>(dialect, new TripSession(q), undefined));
}

type Rows = unknown[][];
/** The selects of a trip by their places, `s0`, `s1` …, each with its rows. */
type Trip = { execute: Record<string, Rows>[]; all: unknown; values: unknown };
type Rest = [name: string | undefined, isResponseInArrayMode: boolean];

/** A select that waits for the others of its trip. */
interface Passenger extends Pick<Statement, "sql" | "params"> {
  /** How many values a row has. */
  columns: number;
  arrive(rows: Rows): void;
  fail(error: unknown): void;
}

const dialect = new PgDialect();
const noClient = {} as Sql;

/** Drizzle writes and reads each select as ever; in between it goes by the trip. */
class TripSession extends PostgresJsSession<Sql, Record<string, never>, Record<string, never>> {
  readonly #q: Query;
  #waiting: Passenger[] = [];

  constructor(q: Query) {
    super(noClient, dialect, undefined);
    this.#q = q;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Statement,
    fields: SelectedFieldsOrdered | undefined,
    ...rest: Rest
  ): PgPreparedQuery<T> {
    if (!fields) throw new Error("Only selects of columns go in one trip.");
    const values = () =>
      new Promise<Rows>((arrive, fail) => {
        this.#board({ ...query, columns: fields.length, arrive, fail });
      });
    const client = { unsafe: () => ({ values }) } as unknown as Sql;
    return new PostgresJsSession(client, dialect, undefined).prepareQuery<T>(
      query,
      fields,
      ...rest,
    );
  }

  override transaction(): Promise<never> {
    throw new Error("A trip has no transaction of its own.");
  }

  #board(passenger: Passenger): void {
    this.#waiting.push(passenger);
    if (this.#waiting.length > 1) return;
    // Behind the promises that are being settled now: whoever else begins a select there comes along.
    void Promise.resolve().then(() => process.nextTick(() => void this.#depart()));
  }

  async #depart(): Promise<void> {
    const passengers = this.#waiting;
    this.#waiting = [];
    try {
      const [row] = await this.#q._.session
        .prepareQuery<Trip>(joined(passengers), undefined, undefined, false)
        .execute();
      for (const [place, { arrive }] of passengers.entries()) arrive(row?.[`s${place}`] ?? []);
    } catch (error) {
      for (const { fail } of passengers) fail(error);
    }
  }
}

/** The selects as columns of one, their rows as JSON, whose values are what drizzle reads of the driver's. */
function joined(passengers: readonly Passenger[]): Statement {
  const params: unknown[] = [];
  const selects = passengers.map(({ sql, params: own, columns }, place) => {
    const offset = params.length;
    params.push(...own);
    const text = sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + offset}`);
    // Named by their places, for a join has columns of one name.
    const names = Array.from({ length: columns }, (_, n) => `c${n}`).join(", ");
    return `(select coalesce(json_agg(json_build_array(${names})), '[]') from (${text}) t(${names})) as s${place}`;
  });
  return { sql: `select ${selects.join(", ")}`, params };
}
