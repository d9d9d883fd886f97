import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { withToken } from "../auth/auth.fixture";
import { sendAsVisitor } from "../reading/messages/guest-messages.fixture";

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
