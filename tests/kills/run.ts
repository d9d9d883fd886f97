/**
 * `npm run kills [-- --each 30]`: visitors fill their first cart offline and online while the server is killed, the
 * line is cut in the middle of an answer, or the browser is killed, so many times each at random moments; fails on any
 * change that is lost, made twice, or stands in a cart that its visitor can't open. On a scratch PostgreSQL database.
 */
import { parseArgs } from "node:util";
import postgres from "postgres";
import { KillableShop } from "../chaos/killable-shop";
import { provideChromium } from "../runner/chromium";
import { findFreePort } from "../support/free-port";
import { createScratchDatabase } from "../support/scratch-database";
import { blows, type Scene } from "./blows";
import { openCuttableLine } from "./cuttable-line";
import { KillableVisitor } from "./killable-visitor";

const { values } = parseArgs({ options: { each: { type: "string", default: "30" } } });
const database = await createScratchDatabase("kills");
const chromiumPath = await provideChromium();
if (!database) throw new Error("PostgreSQL does not answer: set TEST_DATABASE_URL.");
if (!chromiumPath) throw new Error("There is no Chromium: set CHROMIUM_PATH.");
const sql = postgres(database.url, { max: 1, onnotice: () => {} });
const port = await findFreePort();
const line = await openCuttableLine(port);
const shop = await KillableShop.on(database.url, {
  PORT: String(port),
  PUBLIC_URL: line.origin,
  ALLOW_DEMO_IN_PROD: "1",
});
const faults: string[] = [];
try {
  await shop.start();
  const product = await findProduct();
  for (const [name, strike] of Object.entries(blows)) {
    let made = 0;
    for (let turn = 1; turn <= Number(values.each); turn++) {
      const visitor = await KillableVisitor.at(line.origin, product, chromiumPath as string);
      const found = await hit(name, { shop, line, visitor }, strike).catch((error) => {
        faults.push(`${name} ${turn}: ${error}`);
        return 0;
      });
      made += found;
      await visitor.close();
    }
    console.log(`${name}: ${values.each} blows, ${made} changes`);
  }
} finally {
  await shop.stop();
  await line.close();
  await sql.end();
  await database.drop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Strikes once, and holds what the visitor has in the end against the shop's books; answers how many changes those have. */
async function hit(
  name: string,
  scene: Scene,
  strike: (typeof blows)[keyof typeof blows],
): Promise<number> {
  const [before] = await sql`select coalesce(max(at), to_timestamp(0)) as at from cart_op`;
  const { least, most } = await strike(scene);
  const { visitor } = scene;
  await visitor.settle(least);
  const seen = await visitor.countPieces();
  const rows = await sql<{ op_id: string; cart_id: string }[]>`
    select op_id, cart_id from cart_op where at > ${before?.at}`;
  const changes = new Set(rows.map(({ op_id }) => op_id)).size;
  const carts = new Set(rows.map(({ cart_id }) => cart_id)).size;
  const isWhole = seen >= least && seen <= most && seen === changes;
  if (!isWhole || carts > 1 || rows.length !== changes) {
    faults.push(
      `${name}: ${least} to ${most} pieces were wanted, ${seen} are seen; ${rows.length} entries of ${changes} changes in ${carts} carts`,
    );
  }
  return changes;
}

async function findProduct(): Promise<string> {
  const answer = await fetch(`${shop.origin}/api/home/products?in_stock=1&sort=newest`, {
    headers: { lang: "en" },
  });
  const { data } = (await answer.json()) as { data: { id: number; slug: string }[] };
  const [first] = data;
  if (!first) throw new Error("The shop has no product.");
  return `/en/home/products/show/${first.id}/${first.slug}`;
}
