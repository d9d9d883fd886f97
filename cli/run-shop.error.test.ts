import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockFolder } from "#server/embedded/folder-lock";
import { problemLine } from "./report-import";
import { runShop } from "./run-shop";
import { speak } from "./say";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-cli-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function shop(args: string[], environment: Record<string, string> = {}) {
  const said: string[] = [];
  const code = await runShop(args, {
    environment: { DATA_DIR: folder, ...environment },
    tell: (line) => void said.push(line),
    write: async () => {},
    timeoutMs: 100,
  });
  return { code, said: said.join("\n") };
}

it("ends with 1 and names the line of what is wrong", async () => {
  const file = join(folder, "stock.csv");
  await writeFile(file, "sku,price_irr\nA-1,12.5\n");
  const { code, said } = await shop(["import", file]);
  expect(code).toBe(1);
  expect(said).toBe(
    [
      "line 2, price_irr: “12.5” is not an amount: dollars with up to two decimals, or whole rials, above zero",
      "Nothing was changed.",
    ].join("\n"),
  );
}, 60_000);

it("says once that what a file names has to come with it", async () => {
  const file = join(folder, "products.csv");
  await writeFile(file, "department,brand,name_en,sku,price_usd\nnowhere,nobody,Cup,CUP,1\n");
  const { code, said } = await shop(["import", file]);
  expect(code).toBe(1);
  expect(said.match(/has to be in the shop, or in another file of the same command/g)).toHaveLength(
    1,
  );
}, 60_000);

it("names a spreadsheet's own file, and what to do with it", async () => {
  const file = join(folder, "goods.xlsx");
  await writeFile(file, Buffer.from("PK\u0003\u0004 and more", "latin1"));
  const { code, said } = await shop(["import", file]);
  expect([code, said]).toEqual([1, expect.stringContaining("Save each sheet as “CSV UTF-8”")]);
});

it("says faults in Persian, with Persian line numbers", () => {
  const problem = { file: "a.csv", line: 12, field: "price_irr", detail: "x" };
  expect(problemLine({ ...problem, code: "required" }, false, speak("fa"))).toBe(
    "سطر ۱۲، price_irr: نباید خالی باشد",
  );
  expect(problemLine({ ...problem, code: "required" }, true, speak("en"))).toBe(
    "a.csv, line 12, price_irr: must not be empty",
  );
});

it("says who holds the folder where its database doesn't answer", async () => {
  const lock = await lockFolder(folder);
  try {
    const { code, said } = await shop(["migrate"]);
    expect(code).toBe(1);
    expect(said).toContain("its database doesn't answer");
    expect(said).toContain(String(process.pid));
  } finally {
    await lock.release();
  }
});

it.each([
  [["sell"], {}, "There is no command “sell”."],
  [["toString"], {}, "There is no command “toString”."],
  [["import"], {}, "Which file?"],
  [["import", "gone.csv"], {}, "There is no file gone.csv"],
  [["import", "--force", "a.csv"], {}, "--force"],
  [["export", "all.csv"], {}, "A .csv file holds one kind"],
  [["export", "--only", "orders"], {}, "“orders” is none of"],
  [["seed", "--products", "many"], {}, "--products many"],
  [["staff", "--permissions", "*"], {}, "Whom?"],
  [["staff", "--email", "nobody", "--permissions", "*"], {}, "is not an e-mail address"],
  [["staff", "--email", "a@b.example"], {}, "What may they do?"],
  [["staff", "--email", "a@b.example", "--permissions", "; drop"], {}, "is not a permission"],
  [["staff", "--email", "a@b.example", "--permissions", "orders.wrte"], {}, "near: orders.write."],
  [["import", "cli"], {}, "cli is a folder"],
  [["pictures"], {}, "“” is not “add”"],
  [["pictures", "add"], {}, "Which photos?"],
  [["pictures", "add", "gone.jpg"], {}, "There is no file gone.jpg"],
  [["set", "seller.phone"], {}, "seller.phone needs a value"],
  [["coupon", "give"], {}, "“give” is none of"],
  [["coupon", "add"], {}, "Which coupon?"],
  [["coupon", "add", "A", "B"], {}, "One coupon at a time."],
  [["coupon", "add", "50%"], {}, "is not a code"],
  [["coupon", "add", "A"], {}, "What does it give?"],
  [["coupon", "add", "A", "--percent", "5", "--free-shipping"], {}, "What does it give?"],
  [["coupon", "add", "A", "--percent", "101"], {}, "--percent: must be within 1…100"],
  [["coupon", "add", "A", "--irr", "12.5"], {}, "--irr: “12.5” is not an amount"],
  [["coupon", "add", "A", "--percent", "5", "--ends", "soon"], {}, "--ends: “soon” is not a"],
  [["coupon", "add", "A", "--percent", "5", "--departments", "nowhere"], {}, "“nowhere”"],
  [["coupon", "remove", "NOPE"], {}, "There is no coupon NOPE."],
  [["migrate"], { DATABASE_URL: "mysql://x" }, "DATABASE_URL"],
  [["migrate"], { DATABASE_URL: "postgres://127.0.0.1:1/x" }, "The database can't be reached"],
])("refuses %j with %j", async (args, environment, words) => {
  const { code, said } = await shop(args, environment);
  expect(code).toBe(1);
  expect(said).toContain(words);
});

it.each([
  [["payment", "refund"], "“refund” is none of list and check."],
  [["payment", "list", "--status", "paid"], "“paid” is none of created, pending, success"],
  [["payment", "check", "0000000000000000"], "There is no payment 0000000000000000."],
  [["payment", "check", "' or 1=1"], "There is no payment ' or 1=1."],
])(
  "says what it does not understand of %o",
  async (args, words) => {
    const { code, said } = await shop(args);
    expect(code).toBe(1);
    expect(said).toContain(words);
  },
  60_000,
);
