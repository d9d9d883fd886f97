import type { Locator } from "@playwright/test";
import {
  addressForm,
  couponForm,
  type FieldRule,
  loginForm,
  orderForm,
  passwordForm,
} from "#backend/contract/own-forms";
import {
  answer,
  CheckoutPages,
  comeWithCart,
  homes,
  keepAddress,
} from "../../support/checking-out";
import { expect, test } from "../../support/fixtures";
import { say } from "../../support/words";

async function expectRule(field: Locator, { max }: FieldRule) {
  await expect(field).toHaveAttribute("maxlength", String(max));
}

test("R-VAL-21[table] fields of the shop's own forms are bounded as their tables say", async ({
  page,
  shopper,
}) => {
  const { main } = shopper;
  const byLabel = (key: Parameters<typeof say>[1]) =>
    main.getByLabel(say("en", key), { exact: true });
  await shopper.open("/en/login");
  await expectRule(byLabel("login.target"), loginForm.target);

  const buyer = await comeWithCart(page.context(), "en");
  await shopper.open("/user/user-settings");
  await expectRule(byLabel("login.new_password"), passwordForm.password);
  await shopper.open("/en/carts");
  const coupon = page.getByRole("textbox", { name: say("en", "coupon.title") });
  await expectRule(coupon, couponForm.code);

  const pages = new CheckoutPages(shopper, "en");
  const home = homes.en;
  await shopper.open("/en/checkout/address");
  await pages.givePlace(home);
  await expectRule(pages.field("address.recipient_name"), addressForm.recipient_name);
  await expectRule(pages.field("address.recipient_phone"), addressForm.recipient_phone);
  await expectRule(pages.field(home.zipLabel), addressForm.zip_code);
  await expectRule(pages.field(home.streetLabel), addressForm.street);

  await answer(buyer, "en", { address_id: await keepAddress(buyer, "en", home.input) });
  await answer(buyer, "en", { shipping: "express" });
  await answer(buyer, "en", { payment: "stripe" });
  await shopper.open("/en/checkout/review");
  const note = main.getByRole("textbox", { name: say("en", "checkout.note") });
  await expectRule(note, orderForm.note);
});
