import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { providePayingShop } from "../../../tests/support/paying-shop";
import { payments } from "../../db/tables/payments";
import { logGatewayCall } from "./initiate-payment";
import { booksOf, makeWaitingOrder, startOf } from "./waiting-order.fixture";

const shop = providePayingShop();

it("of what comes again and again the first and the newest hundred at most are written down", async () => {
  const made = await makeWaitingOrder(shop());
  const { ref_id } = await startOf(shop(), made);
  await shop().shop.database.run(async (q) => {
    const [payment] = await q.select().from(payments).where(eq(payments.refId, ref_id));
    for (let turn = 0; turn < 130; turn++) {
      await logGatewayCall(q, payment?.id ?? "", "callback", { status: null, body: { turn } });
    }
  });
  const { said } = await booksOf(shop(), made);
  const turns = said
    .filter(({ kind }) => kind === "callback")
    .map(({ body }) => (JSON.parse(body) as { turn: number }).turn);
  expect(turns).toEqual([0, ...Array.from({ length: 99 }, (_, n) => n + 31)]);
  expect(said.filter(({ kind }) => kind === "request")).toHaveLength(1);
});
