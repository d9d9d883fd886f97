import { randomBytes } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { type Clone, fillTemplate, type TemplateName, templateHash } from "./database-template";

/**
 * A copy of the template on a PostgreSQL server. The databases are named after the one in `url`,
 * which itself is never touched.
 */
export async function cloneServerTemplate(url: string, template: TemplateName): Promise<Clone> {
  const base = new URL(url).pathname.slice(1) || "timcheh_test";
  const templateDatabase = `${base}_${template}_${templateHash()}`;
  const name = `${base}_${process.pid}_${randomBytes(4).toString("hex")}`;
  await withAdmin(url, async (admin) => {
    await ensureTemplate(admin, url, templateDatabase, template);
    await admin`create database ${admin(name)} template ${admin(templateDatabase)}`;
  });
  return {
    address: { kind: "server", url: databaseUrl(url, name) },
    drop: () =>
      withAdmin(url, async (admin) => {
        await admin`drop database if exists ${admin(name)} with (force)`;
      }),
  };
}

/** Made under another name first, so that a template that exists is whole. */
async function ensureTemplate(
  admin: Sql,
  url: string,
  name: string,
  template: TemplateName,
): Promise<void> {
  await admin`select pg_advisory_lock(hashtext(${name}))`;
  try {
    const found = await admin`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    const draft = `${name}_draft`;
    await admin`drop database if exists ${admin(draft)} with (force)`;
    await admin`create database ${admin(draft)}`;
    await fillTemplate({ kind: "server", url: databaseUrl(url, draft) }, template);
    await admin`alter database ${admin(draft)} rename to ${admin(name)}`;
  } finally {
    await admin`select pg_advisory_unlock(hashtext(${name}))`;
  }
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
