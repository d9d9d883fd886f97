import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import type { Mail } from "../../../ports/mailer";
import { giveStock } from "../order.fixture";
import { buy, payFor } from "../staff.fixture";

const sent: Mail[] = [];
const backend = provideTestBackend({
  mailer: { send: async (mail) => void sent.push(mail), close: () => {} },
});

it("domain 4.7 the mail of an order that was paid lists what was bought, and where it goes", async () => {
  const variantId = await giveStock(backend(), 10);
  const bought = await buy(backend(), [[variantId, 2]]);
  await payFor(backend(), bought);
  await backend().backend.services.messenger.sendDue();
  const mail = sent.find(({ subject }) => subject.includes(bought.number));
  expect(mail?.sender).toBe("shop.test");
  const lines = mail?.text.replace(/[\u2066-\u2069]/g, "").split("\n");
  expect(lines).toContain("۲ × قوری: ۳۰۰٬۰۰۰ تومان");
  expect(lines).toContain("تهران، تهران، خیابان ولیعصر، پلاک ۱۲");
  expect(lines).toContain(`http://shop.test/user/orders/${bought.number}`);
  expect(mail?.html).toContain("قوری");
});
