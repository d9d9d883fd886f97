import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { eventually } from "../tests/support/eventually";
import { provideRunningShop } from "./running-shop.fixture";

const running = provideRunningShop();
const shop: ReturnType<typeof running>["shop"] = (...args) => running().shop(...args);
const tells = (path: string) => running().tells(path);

const example = (name: string) => new URL(`../docs/examples/${name}`, import.meta.url).pathname;

const goods = () => tells("home/products?gen=kitchen");

it("works beside a running shop, which shows what has changed without being started again", async () => {
  const made = await shop("import", example("shop.json"), example("products.csv"));
  expect(made).toMatchObject({ code: 0 });
  await eventually(async () => expect(await goods()).toContain("Saucer"));
  const sheet = join(running().folder, "products.csv");
  expect(await shop("export", sheet)).toMatchObject({ code: 0 });
  await writeFile(sheet, (await readFile(sheet, "utf8")).replaceAll("2.90", "77.70"));
  expect(await shop("import", sheet)).toMatchObject({ code: 0 });
  await eventually(async () => expect(await goods()).toContain("7770"));
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
  await eventually(async () => expect(await tells("home/seller")).toContain("Sofal House Ltd"));
}, 120_000);
