import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import postgres from "postgres";
import { runShop } from "../../../cli/run-shop";
import { homeInTehran } from "../../support/buy-by-calls";
import { type Area, notTried, type Outcome } from "../attack";
import { callApi } from "../call-api";
import { inParallel } from "../in-parallel";
import { findVariants, placeOrder } from "../orders";
import { messagesTo, newPerson } from "../people";
import { allOf } from "../tally";
import { sessionSecret, type Target } from "../target";

/** What spreadsheets take for a formula. */
const formulas = ["=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1)", "\t=1", "\r=1", "＝1", "'=1"];

/** Gives products such names, as somebody could who writes to the catalogue, and exports them. */
async function exportFormulas({ databaseUrl }: Target): Promise<Outcome> {
  if (!databaseUrl) return notTried;
  const folder = await mkdtemp(join(tmpdir(), "timcheh-attack-"));
  const sql = postgres(databaseUrl, { max: 1 });
  try {
    const products = await sql<{ id: string }[]>`select id from product limit ${formulas.length}`;
    for (const [place, { id }] of products.entries()) {
      await sql`update product_t set name = ${formulas[place] ?? ""} where product_id = ${id}`;
    }
    const file = join(folder, "products.csv");
    const environment = { DATABASE_URL: databaseUrl, SESSION_SECRET: sessionSecret, DEMO: "1" };
    const code = await runShop(["export", file], {
      environment,
      tell: () => {},
      write: async () => {},
    });
    const rows: string[][] = parse(await readFile(file, "utf8"), { bom: true });
    const bare = rows.flat().filter((cell) => /^[=+\-@\t\r＝]/.test(cell)).length;
    const guarded = rows.flat().filter((cell) => /^'+[=+\-@\t\r＝]/.test(cell)).length;
    return {
      answer: `${guarded} cells behind an apostrophe, ${bare} bare`,
      held: code === 0 && bare === 0 && guarded >= formulas.length,
    };
  } finally {
    await sql.end();
    await rm(folder, { recursive: true, force: true });
  }
}

const evil = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';

export const injection: Area = {
  name: "injection",
  env: { LOGIN_SENDS_PER_ADDRESS: "1000", LOGIN_FAILURES_PER_ADDRESS: "1000" },
  attacks: [
    {
      name: "formulas as the names of products, in an exported sheet",
      heldBy: "backend/features/import-export/import/files/cell-safety.security.test.ts",
      run: exportFormulas,
    },
    {
      name: "a second receiver, a header or a name in the e-mail that a code is sent to",
      heldBy: "backend/features/auth/challenges/targets.test.ts",
      run: async (target) => {
        const emails = [
          "a@x.co\r\nBcc: b@x.co",
          "a@x.co\nBcc:b@x.co",
          "a@x.co,b@x.co",
          "a@x.co;b@x.co",
          "a@b@x.co",
          '"a b"@x.co',
          "<a@x.co>",
          "Sara <a@x.co>",
          "a@x.co\u0000",
          "a@[127.0.0.1]",
          "a@x.co%0aBcc:b@x.co ",
          `${"a".repeat(300)}@x.co`,
        ];
        return allOf(
          await inParallel(emails, 2, (email) =>
            callApi(target, "POST", "login/code", { body: { target: email } }),
          ),
          400,
        );
      },
    },
    {
      name: "markup and newlines in the receiver's name and the street of an order, to get them into mails",
      heldBy: "backend/features/messages/render-message.test.ts",
      run: async (target) => {
        const person = await newPerson(target);
        const [variant = ""] = await findVariants(target, 1);
        const names = ["Sara\r\nBcc: b@x.co", evil.slice(0, 40)];
        for (const recipient_name of names) {
          const home = { ...homeInTehran, recipient_name, street: evil };
          await placeOrder(target, person, variant, { home });
        }
        const sent = await messagesTo(target, person.who);
        const bent = sent.filter(
          ({ html, subject }) =>
            /<script|<img src=x/.test(html ?? "") || /[\r\n]/.test(subject ?? ""),
        );
        return {
          answer: `${sent.length} mails, ${bent.length} with markup or a line too many`,
          held: sent.length > 2 && bent.length === 0,
        };
      },
    },
  ],
};
