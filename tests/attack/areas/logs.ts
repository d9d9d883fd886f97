import { randomBytes, randomUUID } from "node:crypto";
import postgres from "postgres";
import { ask } from "../../support/ask";
import { homeInTehran } from "../../support/buy-by-calls";
import { type Area, notTried } from "../attack";
import { callApi } from "../call-api";
import { demoOwner, newEmail, newPerson } from "../people";
import { statusesIn, tally } from "../tally";
import type { Target } from "../target";

const heldBy = "server/log.security.test.ts";

/** Which of the texts the log holds. */
const leaksOf = ({ log }: Target, texts: readonly string[]) =>
  texts.filter((text) => log().includes(text) || log().includes(encodeURIComponent(text)));

/** Takes tables away while something is tried, as a database does that breaks. */
async function withoutTables<T>(
  { databaseUrl }: Target,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T | null> {
  if (!databaseUrl) return null;
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    for (const table of tables)
      await sql`alter table ${sql(table)} rename to ${sql(`${table}_away`)}`;
    return await work();
  } finally {
    for (const table of tables)
      await sql`alter table ${sql(`${table}_away`)} rename to ${sql(table)}`;
    await sql.end();
  }
}

export const logs: Area = {
  name: "logs",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000" },
  attacks: [
    {
      name: "a login's link, a code and a password while the tables of logins are away",
      heldBy,
      run: async (target) => {
        const token = randomBytes(32).toString("base64url");
        const [who, password] = [newEmail(), `password-${randomUUID()}`];
        const statuses = await withoutTables(target, ["login_challenge", "session"], async () => {
          const answers = [
            await ask(`/fa/login/${token}`, { base: target.url }),
            await ask(`/login/${token}`, { base: target.url }),
            await callApi(target, "GET", `login/links/${token}`),
            await callApi(target, "POST", `login/links/${token}`),
            await callApi(target, "POST", "login/code", { body: { target: who } }),
            await callApi(target, "POST", "login", { body: { target: who, password } }),
            await callApi(target, "POST", "login", { body: { challenge: token, code: "123456" } }),
            await ask("/fa", { base: target.url, headers: { Cookie: `session=${token}` } }),
          ];
          return answers.map(({ status }) => status);
        });
        if (!statuses) return notTried;
        const leaked = leaksOf(target, [token, who, password]);
        return {
          answer: `${tally(statuses)}; ${leaked.length} in the log`,
          held: leaked.length === 0,
        };
      },
    },
    {
      name: "an address and an order's note while the tables of addresses and checkouts are away",
      heldBy,
      run: async (target) => {
        const { token } = await newPerson(target);
        const [recipient_name, street, note] = [
          "Mina Private",
          "Private Street 12",
          `note-${randomUUID()}`,
        ];
        const statuses = await withoutTables(target, ["address", "checkout"], async () => {
          const body = { ...homeInTehran, recipient_name, street, op_id: randomUUID() };
          const answers = [
            await callApi(target, "POST", "user/addresses", { token, body }),
            await callApi(target, "POST", "user/checkout", { token, body: { note } }),
            await ask("/fa/checkout/address", {
              base: target.url,
              method: "POST",
              headers: {
                Cookie: `session=${token}`,
                "Content-Type": "application/x-www-form-urlencoded",
              },
              body: new URLSearchParams({ intent: "save", recipient_name, street }).toString(),
            }),
          ];
          return answers.map(({ status }) => status);
        });
        if (!statuses) return notTried;
        const leaked = leaksOf(target, [recipient_name, street, note]);
        return {
          answer: `${tally(statuses)}; ${leaked.length} in the log`,
          held: leaked.length === 0,
        };
      },
    },
    {
      name: "an e-mail, a code, a street in the query of an address",
      heldBy,
      run: async (target) => {
        const staff = await demoOwner(target);
        const [who, street, code] = [newEmail(), "Private-Street-14", `code-${randomUUID()}`];
        const answers = [
          await callApi(target, "GET", `admin/orders?q=${who}`, { token: staff.token }),
          await ask(`/fa/checkout/address?street=${street}`, { base: target.url }),
          await ask(`/fa/login?code=${code}`, { base: target.url }),
          await ask(`/api/nothing?code=${code}&street=${street}&email=${who}`, {
            base: target.url,
          }),
        ];
        const leaked = leaksOf(target, [who, street, code]);
        return {
          answer: `${statusesIn(answers)}; ${leaked.length} in the log`,
          held: leaked.length === 0,
        };
      },
    },
    {
      name: "lines of one's own in the log, by newlines in addresses, names and request ids",
      heldBy,
      run: async (target) => {
        const forged = '{"level":30,"msg":"forged"}';
        const base = target.url;
        await ask(`/fa/x%0a${encodeURIComponent(forged)}`, { base });
        await ask("/api/nothing", {
          base,
          headers: { "X-Request-Id": forged, "User-Agent": forged },
        });
        await callApi(target, "POST", "login", {
          body: { target: `a\n${forged}`, password: `\n${forged}` },
        });
        const lines = target
          .log()
          .split("\n")
          .filter((line) => line.startsWith(forged));
        return { answer: `${lines.length} forged`, held: lines.length === 0 };
      },
    },
  ],
};
