import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { type Clone, fillTemplate, type TemplateName, templateHash } from "./database-template";

/**
 * A copy of the template on a PostgreSQL server. The databases are named after the one in `url`,
 * which itself is never touched.
 */
export async function cloneServerTemplate(url: string, template: TemplateName): Promise<Clone> {
  const name = `${baseOf(url)}_${process.pid}_${randomBytes(4).toString("hex")}`;
  const source = await ensureServerTemplate(url, template);
  await withAdmin(url, async (admin) => {
    await admin`create database ${admin(name)} template ${admin(source)}`;
  });
  return {
    address: { kind: "server", url: databaseUrl(url, name) },
    drop: () =>
      withAdmin(url, async (admin) => {
        await admin`drop database if exists ${admin(name)} with (force)`;
      }),
  };
}

const baseOf = (url: string) => new URL(url).pathname.slice(1) || "timcheh_test";

/** The template's database, made where it is missing; under another name first, so that one that exists is whole. */
export async function ensureServerTemplate(url: string, template: TemplateName): Promise<string> {
  const name = `${baseOf(url)}_${template}_${templateHash()}`;
  await withAdmin(url, async (admin) => {
    await admin`select pg_advisory_lock(hashtext(${name}))`;
    const found = await admin`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    const draft = `${name}_draft`;
    await admin`drop database if exists ${admin(draft)} with (force)`;
    await admin`create database ${admin(draft)}`;
    await fillTemplate({ kind: "server", url: databaseUrl(url, draft) }, template);
    await admin`alter database ${admin(draft)} rename to ${admin(name)}`;
  });
  return name;
}

async function withAdmin(url: string, work: (admin: Sql) => Promise<void>): Promise<void> {
  const admin = postgres(databaseUrl(url, "postgres"), { max: 1, onnotice: () => {} });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
