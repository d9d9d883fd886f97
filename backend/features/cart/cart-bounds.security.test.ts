import { randomUUID } from "node:crypto";
import { count } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { cartOps } from "../../db/tables/carts";
import { ApiShopper, findVariants } from "./cart.fixture";
import { opsPerHour, opsRemembered } from "./op-bounds";

const backend = provideTestBackend();
const hour = 3_600_000;
const perLog = 200;
let lamp: string;

beforeAll(async () => {
  [lamp = ""] = await findVariants(backend(), 1);
});

/** So many changes in as few logs as possible; answers the last log's status. */
async function changeOften(shopper: ApiShopper, times: number): Promise<number> {
  let status = 0;
  for (let left = times; left > 0; left -= perLog) {
    const ops = Array.from({ length: Math.min(left, perLog) }, (_, at) => ({
      type: "set",
      op_id: randomUUID(),
      variant_id: lamp,
      qty: 1 + (at % 3),
    }));
    ({ status } = await shopper.call("user/carts/sync", "POST", { ops }));
  }
  return status;
}

async function remembered(): Promise<number> {
  const [row] = await backend().shop.database.run((q) => q.select({ n: count() }).from(cartOps));
  return row?.n ?? 0;
}

describe("changes of one cart without end", () => {
  it("so many an hour are made; more are 429, change nothing, and what was made before may be repeated", async () => {
    const shopper = new ApiShopper(backend());
    const first = { type: "add", op_id: randomUUID(), variant_id: lamp, qty: 1 };
    await shopper.change(first);
    expect(await changeOften(shopper, opsPerHour - 1)).toBe(200);
    const before = await shopper.counts();
    const more = { type: "add", op_id: randomUUID(), variant_id: lamp, qty: 1 };
    const refused = await shopper.call("user/carts/sync", "POST", { ops: [more] });
    expect([refused.status, refused.body.msg]).toEqual([429, "error.too_many_requests"]);
    expect(refused.headers.get("Retry-After")).toBe("3600");
    expect((await shopper.change(first)).applied).toEqual([first.op_id]);
    expect(await shopper.counts()).toEqual(before);
    backend().clock.advance(hour);
    expect((await shopper.call("user/carts/sync", "POST", { ops: [more] })).status).toBe(200);
  });

  it("of a cart the newest changes are remembered: repeating them does nothing", async () => {
    const before = await remembered();
    const shopper = new ApiShopper(backend());
    await shopper.add(lamp);
    await changeOften(shopper, opsPerHour - 1);
    backend().clock.advance(hour);
    await changeOften(shopper, opsRemembered - opsPerHour - 1);
    const kept = { type: "add", op_id: randomUUID(), variant_id: lamp, qty: 1 };
    await shopper.change(kept);
    backend().clock.advance(hour);
    expect(await changeOften(shopper, opsPerHour - 1)).toBe(200);
    expect((await remembered()) - before).toBe(opsRemembered);
    const existing = await shopper.counts();
    await shopper.change(kept);
    expect(await shopper.counts()).toEqual(existing);
  });
});
