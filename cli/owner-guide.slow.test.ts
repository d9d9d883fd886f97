import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { provideRunningShop } from "./running-shop.fixture";

const docs = new URL("../docs/", import.meta.url).pathname;
const running = provideRunningShop();
const inFolder = (name: string) => join(running().folder, name);

/** The files that the guide speaks of. */
beforeAll(async () => {
  for (const name of ["shop.json", "products.csv"]) {
    await copyFile(join(docs, "examples", name), inFolder(name));
  }
  for (const [name, background] of [
    ["teapot.jpg", "#2a9d8f"],
    ["teapot-side.jpg", "#264653"],
  ] as const) {
    const size = { width: 640, height: 640, channels: 3 } as const;
    await sharp({ create: { ...size, background } }).toFile(inFolder(name));
  }
});

/** Types a command as it stands in the guide, in the owner's folder. */
function type(command: string) {
  const words = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  const isFile = /\.(json|csv|jpg)$/;
  return running().shop(...words.map((word = "") => (isFile.test(word) ? inFolder(word) : word)));
}

/** The commands of a chapter of the guide, in its order, but for those that stand for many. */
async function commandsOf(chapter: string): Promise<string[]> {
  const guide = await readFile(join(docs, "owner.md"), "utf8");
  const [, after = ""] = guide.split(`## ${chapter}\n`);
  const [text = ""] = after.split("\n## ");
  const inLine = /^ +npm run shop -- (.+)$/;
  const inWords = /`(?:npm run shop -- )?((?:set|import|pictures)\b[^`]*)`/;
  const found = text.matchAll(new RegExp(`${inLine.source}|${inWords.source}`, "gm"));
  const commands = [...found].map(([, line, words]) => line ?? words ?? "");
  return commands.filter((command) => !command.includes("KEY"));
}

it("the guide's first day can be typed as it is written, and the shop sells", async () => {
  const commands = await commandsOf("The first day");
  expect(commands.length).toBeGreaterThanOrEqual(10);
  expect(await running().sellerGaps()).not.toEqual([]);
  for (const command of commands) {
    const { code, said } = await type(command);
    expect(code, `${command}\n${said}`).toBe(0);
  }
  expect(await running().sellerGaps()).toEqual([]);
  const settings = (await type("set")).said;
  for (const value of ["Sofal House Ltd", "شرکت خانهٔ سفال", "orders@shop.example", "990000"]) {
    expect(settings).toContain(value);
  }
  await type("export sold.csv --only products");
  const sheet = await readFile(inFolder("sold.csv"), "utf8");
  const row = sheet.split("\n").find((line) => line.includes("TEAPOT-TURQ"));
  expect(row).toMatch(/[0-9a-f]{8,}\|[0-9a-f]{8,}/);
}, 300_000);
