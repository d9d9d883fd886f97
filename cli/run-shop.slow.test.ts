import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startS3 } from "#backend/ports/storage/s3.fixture";
import { runShop } from "./run-shop";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on a data folder of its own, as someone at a terminal would. */
const shop = (...args: string[]) => shopWith({}, ...args);

/** The same, with more settings. */
async function shopWith(settings: Record<string, string>, ...args: string[]) {
  const said: string[] = [];
  const written: string[] = [];
  const code = await runShop(args, {
    environment: { DATA_DIR: join(folder, "data"), ...settings },
    tell: (line) => void said.push(line),
    write: async (text) => void written.push(text),
  });
  return { code, said, written: written.join("") };
}

/** The owner's photos that lie in one of the test's folders. */
async function photosIn(place: string): Promise<string[]> {
  const files = await readdir(join(folder, place), { recursive: true });
  return files.filter((file) => /originals\/.*\.webp(\._S3rver_object)?$/.test(file));
}

const example = (name: string) => new URL(`../docs/examples/${name}`, import.meta.url).pathname;

it("imports, exports and imports again, on the embedded database", async () => {
  const made = await shop("import", example("shop.json"), example("products.csv"));
  expect(made).toMatchObject({ code: 0 });
  expect(made.said).toContain("products: 3 new, 0 changed, 0 as before, 0 taken out");
  const target = join(folder, "sheets");
  expect(await shop("export", target)).toMatchObject({ code: 0 });
  expect(await readFile(join(target, "products.csv"), "utf8")).toContain("TEAPOT-TURQ");
  const again = await shop("import", join(target, "products.csv"), "--dry-run", "--lang", "fa");
  expect(again.said).toEqual([
    "کالاها: ۰ تازه، ۰ عوض‌شده، ۳ بی‌تغییر، ۰ برداشته‌شده",
    "چیزی عوض نشد: این اجرا آزمایشی بود.",
  ]);
  const { written } = await shop("export", "--only", "brands");
  expect(JSON.parse(written)).toEqual({
    brands: [{ slug: "sofal", name: { en: "Sofal", fa: "سفال" }, picture: null }],
  });
}, 120_000);

it("puts photos into the bucket of a shop that has one, and none into its folder", async () => {
  const { settings, close } = await startS3(join(folder, "bucket"));
  try {
    const photo = join(folder, "teapot.jpg");
    const size = { width: 640, height: 480, channels: 3 } as const;
    await sharp({ create: { ...size, background: "#2a9d8f" } }).toFile(photo);
    const bucket = {
      S3_ENDPOINT: settings.endpoint ?? "",
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    };
    const added = await shopWith(bucket, "pictures", "add", photo, "--sku", "TEAPOT-TURQ");
    expect(added).toMatchObject({ code: 0 });
    const name = /as ([0-9a-f]{8,})/.exec(added.said.join())?.[1] ?? "none";
    expect(await photosIn("bucket")).toHaveLength(1);
    expect(await photosIn("data")).toEqual([]);
    const { written } = await shop("export", "--only", "products");
    expect(written).toContain(name);
  } finally {
    await close();
  }
}, 120_000);

it("makes staff and lists them", async () => {
  const person = ["--email", "Owner@Example.com", "--phone", "۰۰۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷"];
  await shop("staff", ...person, "--permissions", "orders.read, orders.write");
  expect((await shop("staff")).said).toEqual([
    "owner@example.com · +989121234567 may: orders.read, orders.write",
  ]);
}, 60_000);

it("makes coupons, lists them and takes them out", async () => {
  const spring = ["--percent", "۱۵", "--most-usd", "20.00", "--most-irr", "۱۰٬۰۰۰٬۰۰۰"];
  const made = await shop("coupon", "add", "spring۵", ...spring, "--ends", "2026-04-01");
  expect(made.said).toEqual([
    "SPRING5: 15 % off; 20.00 USD, 10000000 IRR at most; ends 2026-04-01T00:00:00.000Z; used 0 times",
  ]);
  await shop("coupon", "add", "SPRING5", "--free-shipping", "--per-user", "1");
  expect((await shop("coupon", "--lang", "fa")).said).toEqual([
    "SPRING5: ارسال رایگان; ۱ بار برای هر کاربر; ۰ بار به کار رفته",
  ]);
  expect((await shop("coupon", "remove", "spring5")).said).toEqual(["SPRING5 is taken out."]);
  expect((await shop("coupon")).said).toEqual(["There are no coupons yet."]);
}, 60_000);

it("lists its commands in both languages", async () => {
  expect((await shop("help")).said.join("\n")).toContain("npm run shop -- <command>");
  expect((await shop("help", "import", "--lang", "fa")).said.join("\n")).toContain("--dry-run");
});

it("lists payments and asks about those that are due", async () => {
  expect((await shop("payment")).said).toEqual(["There are no such payments."]);
  expect((await shop("payment", "list", "--status", "review")).code).toBe(0);
  expect((await shop("payment", "check", "--lang", "fa")).said).toEqual(["پرداخت‌های پرسیده‌شده: ۰"]);
}, 120_000);
