import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { withToken } from "../auth/auth.fixture";
import { sendAsVisitor } from "../reading/messages/guest-messages.fixture";
import { aReview, aReviewer, someProducts } from "../reviews/reviews.fixture";

const backend = provideTestBackend();

async function countFor(permissions: string[]) {
  const { token } = await logInStaff(backend(), { permissions });
  return (await backend().call("admin/counts", { headers: withToken(token) })).body;
}

it("what waits counts the messages of visitors that nobody answered, for who may read them", async () => {
  expect(await countFor(["tickets.read"])).toMatchObject({ messages: { new: 0 } });
  await sendAsVisitor(backend());
  expect(await countFor(["tickets.read"])).toMatchObject({ messages: { new: 1 } });
  expect(await countFor(["orders.read"])).toMatchObject({ messages: null });
});

it("what waits counts the reviews that nobody has read, for who may let them in", async () => {
  const [code = 0] = await someProducts(backend(), 1);
  expect(await countFor(["content.write"])).toMatchObject({ reviews: { pending: 0 } });
  const shopper = await aReviewer(backend(), code);
  await shopper.post(shopper.path, aReview());
  expect(await countFor(["content.write"])).toMatchObject({
    reviews: { pending: 1 },
    orders: null,
  });
  expect(await countFor(["orders.read"])).toMatchObject({ reviews: null });
});
