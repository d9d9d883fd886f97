import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { parseSettings } from "#server/env";
import { type OpenBackend, openBackend } from "#server/open-backend";
import { silentStep } from "#server/start/report";
import { shippedTexts } from "~/i18n/messages";
import { runShop } from "./run-shop";

let folder: string;
let environment: Record<string, string>;
let running: OpenBackend;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-cli-"));
  environment = { DATA_DIR: join(folder, "data"), NODE_ENV: "test", DEMO: "0" };
  running = await openBackend(parseSettings(environment), {
    log: pino({ enabled: false }),
    step: silentStep,
    texts: shippedTexts(),
    migrationsFolder: resolve("backend/db/migrations"),
    secret: "a secret of the test, long enough to sign",
    selfUrl: () => "http://127.0.0.1",
    extensions: [],
    openBank: () => {
      throw new Error("A shop that is no demo opens no sandbox bank.");
    },
  });
}, 300_000);
afterAll(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

async function shop(...args: string[]) {
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const code = await runShop(args, { environment, tell, write: async () => {} });
  return { code, said: said.join("\n") };
}

const example = (name: string) => new URL(`../docs/examples/${name}`, import.meta.url).pathname;

/** What the running shop tells its shoppers. */
async function tells(path: string) {
  const request = new Request(`http://127.0.0.1/api/${path}`, { headers: { lang: "en" } });
  return (await running.fetch?.(request))?.text();
}

const goods = () => tells("home/products?gen=kitchen");

it("works beside a running shop, which shows what has changed within two seconds", async () => {
  const made = await shop("import", example("shop.json"), example("products.csv"));
  expect(made).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await goods()).toContain("Saucer"), 2_000);
  const sheet = join(folder, "products.csv");
  expect(await shop("export", sheet)).toMatchObject({ code: 0 });
  await writeFile(sheet, (await readFile(sheet, "utf8")).replaceAll("2.90", "77.70"));
  expect(await shop("import", sheet)).toMatchObject({ code: 0 });
  await vi.waitFor(async () => expect(await goods()).toContain("7770"), 2_000);
  expect(await shop("order", "list")).toMatchObject({ code: 0, said: "There are no such orders." });
}, 120_000);

it("settles who sells beside the running shop, which names them then and takes orders", async () => {
  expect(await tells("home/seller")).toContain('"seller":null');
  const half = await shop(
    "set",
    "seller.name.en",
    "Sofal House Ltd",
    "seller.name.fa",
    "خانهٔ سفال",
  );
  expect(half.said).toContain("The shop takes no orders yet");
  expect(half.said).toContain("npm run shop -- set seller.address.fa");
  const [en, fa] = ["12 Valiasr St, Tehran", "تهران، خیابان ولیعصر، ۱۲"];
  const rest = [
    "seller.address.en",
    en,
    "seller.address.fa",
    fa,
    "seller.phone",
    "+98 21 1234 5678",
  ];
  const whole = await shop("set", ...rest);
  expect(whole).toMatchObject({ code: 0, said: expect.not.stringContaining("no orders yet") });
  await vi.waitFor(
    async () => expect(await tells("home/seller")).toContain("Sofal House Ltd"),
    2_000,
  );
}, 120_000);
