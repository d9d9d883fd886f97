import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payFor } from "#backend/features/orders/desk.fixture";
import {
  giveStock,
  type MadeOrder,
  makeOrder,
  makeShopper,
} from "#backend/features/orders/order.fixture";
import { runShop } from "../run-shop";
import { speak } from "../say";
import { withServices } from "../with-services";

let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "timcheh-cli-"));
  environment = { DATA_DIR: join(folder, "data") };
  await shop("seed");
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function shop(...args: string[]) {
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const code = await runShop(args, { environment, tell, write: async () => {} });
  return { code, said: said.join("\n") };
}

/** Two pieces of one variant, ordered and paid. */
function buy(): Promise<MadeOrder> {
  const terminal = { environment, say: speak("en"), tell: () => {}, write: async () => {} };
  return withServices(terminal, async (services) => {
    const { database, clock } = services;
    const place = { shop: { database }, clock, backend: { services } };
    const variant = await giveStock(place, 9);
    const userId = await makeShopper(place);
    const made = await makeOrder(place, { userId, lines: [[variant, 2]] });
    await payFor(place, made);
    return made;
  });
}

describe("domain 4.7 the owner takes orders through at the command line", () => {
  it("packs, sends in a parcel and delivers; each step says what is next", async () => {
    const { number } = await buy();
    expect((await shop("order")).said).toContain(`${number}  paid`);
    expect((await shop("order", "process", number)).said).toMatch(/processing[\s\S]*next: ship/);
    const parcel = ["--carrier", "Post", "--tracking", "RR 12"];
    const sent = await shop("order", "ship", number, ...parcel);
    expect(sent.said).toMatch(/shipped[\s\S]*Post RR 12/);
    expect((await shop("order", "deliver", number, "--lang", "fa")).said).toMatch(
      /delivered[\s\S]*گام‌های بعد/,
    );
    expect((await shop("order", "list", "--state", "delivered")).said).toContain(number);
  }, 120_000);

  it("cancels what was paid, gives the money back by hand and notes that it was", async () => {
    const { number } = await buy();
    const canceled = await shop("order", "cancel", number, "--reason", "Broken in the store");
    expect(canceled.said).toMatch(/canceled[\s\S]*goes back/);
    const settled = await shop("order", "refunded", number, "--ref", "Transfer 77");
    expect(settled.said).toMatch(/refunded[\s\S]*manual, done/);
  }, 120_000);
});

describe("bad input at the command line changes nothing", () => {
  it("unknown orders, steps, states, amounts and parcels are named", async () => {
    const { number } = await buy();
    const before = (await shop("order", "show", number)).said;
    const wrong: [string[], RegExp][] = [
      [["show"], /Which order/],
      [["show", "nothing"], /no order nothing/],
      [["sell", number], /none of list, show/],
      [["list", "--state", "lost"], /none of awaiting_payment/],
      [["deliver", number], /is paid: deliver is not possible/],
      [["refund", number, "--amount", "much"], /not an amount/],
      [["refunded", number], /no such parcel or refund/],
      [["deliver", number, "--parcel", "7"], /not an id/],
      [["ship", number], /needs --carrier/],
    ];
    for (const [args, words] of wrong) {
      const { code, said } = await shop("order", ...args);
      expect(said).toMatch(words);
      expect(code).toBe(1);
    }
    expect((await shop("order", "show", number)).said).toBe(before);
  }, 120_000);
});
