import {
  fillPlaceholders,
  type Placeholder,
  type SQL,
  type Query as Statement,
  sql,
} from "drizzle-orm";
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

type Value = string | number | boolean | null;

/** A select of drizzle's, or a change that returns rows. */
export interface Select<Row> extends PromiseLike<Row[]> {
  prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: Row[] }>;
}

/**
 * A select that is written once and then asked with other values, in a transaction or a trip as well: writing it anew costs
 * more of the processor than all else that is done for it here. For what each page or each order asks.
 *
 *     const readUser = prepared(["id"], (q, { id }) => q.select().from(users).where(eq(users.id, id)));
 *     const [user] = await readUser(q, { id: userId });
 *
 * Values go to the driver as they are: a moment, or whatever else a column writes in its own way, can't be one. A change
 * sets `updatedAt` by the database's clock, for what a column would set itself is set once.
 */
export function prepared<const Name extends string, Row>(
  names: readonly Name[],
  write: (q: Query, values: Record<Name, Placeholder>) => Select<Row>,
): (q: Query, values: Record<Name, Value>) => Promise<Row[]> {
  let written: Written | undefined;
  return (q, values) => {
    written ??= writeOnce(names, write);
    const { statement, fields, nullable } = written;
    const params = fillPlaceholders(statement.params, values);
    const asked = q._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
      { sql: statement.sql, params },
      fields,
      undefined,
      true,
    );
    return Object.assign(asked, nullable).execute();
  };
}

/**
 * The same for a statement in SQL; its rows come as the driver reads them. A value that has a place in it and isn't given is
 * an error.
 *
 *     const close = preparedSql(sql`update cart set status = 'converted' where id = ${sql.placeholder("id")}`);
 *     await close(q, { id: cartId });
 */
export function preparedSql<Row extends Record<string, unknown>>(
  written: SQL,
): (q: Query, values: Record<string, Value>) => Promise<Row[]> {
  const statement = dialect.sqlToQuery(written);
  return (q, values) => {
    const params = fillPlaceholders(statement.params, values);
    return q._.session
      .prepareQuery<PreparedQueryConfig & { execute: Row[] }>(
        { sql: statement.sql, params },
        undefined,
        undefined,
        false,
      )
      .execute();
  };
}

/** Ids or numbers as a value of a prepared select, for drivers write arrays each in their own way: `= any(${ids}::text::uuid[])`. */
export const arrayText = (values: readonly (string | number)[]) => `{${values.join()}}`;

/** What drizzle makes of a select, but for the connection. */
interface Written {
  statement: Statement;
  fields: SelectedFieldsOrdered | undefined;
  /** Which joined tables may have no row: it isn't told with the rest, but set on what is prepared. */
  nullable: { joinsNotNullableMap?: Record<string, boolean> };
}

function writeOnce<Name extends string, Row>(
  names: readonly Name[],
  write: (q: Query, values: Record<Name, Placeholder>) => Select<Row>,
): Written {
  const session = new WritingSession();
  const q = new PgDatabase<PostgresJsQueryResultHKT>(dialect, session, undefined);
  const values = Object.fromEntries(names.map((name) => [name, sql.placeholder<string>(name)]));
  const select = write(q, values as Record<Name, Placeholder>).prepare("");
  if (!session.written) throw new Error("Only a select can be prepared.");
  const { joinsNotNullableMap } = select as Written["nullable"];
  return { ...session.written, nullable: joinsNotNullableMap ? { joinsNotNullableMap } : {} };
}

/**
 * What is the same each time stands in the text itself: PostgreSQL uses an index of open carts alone only where it reads that
 * they are open, and plans a statement anew each time that knowing its values promises a better one.
 */
class InliningDialect extends PgDialect {
  override sqlToQuery(written: SQL, invokeSource?: "indexes"): Statement {
    return super.sqlToQuery(written.inlineParams(), invokeSource);
  }
}

const dialect = new InliningDialect();
const noClient = {} as Sql;

/** Keeps what it is to prepare. */
class WritingSession extends PostgresJsSession<Sql, Record<string, never>, Record<string, never>> {
  written: Pick<Written, "statement" | "fields"> | undefined;

  constructor() {
    super(noClient, dialect, undefined);
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    statement: Statement,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isResponseInArrayMode: boolean,
  ): PgPreparedQuery<T> {
    this.written = { statement, fields };
    return super.prepareQuery(statement, fields, name, isResponseInArrayMode);
  }
}
