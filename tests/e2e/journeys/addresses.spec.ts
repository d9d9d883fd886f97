import { addressList } from "#backend/contract/address";
import { CheckoutPages, comeWithCart, homes, keepAddress, send } from "../../support/checking-out";
import { expectFits } from "../../support/fits";
import { expect, test } from "../../support/fixtures";
import { languageCodes } from "../../support/languages";
import { logInBrowser } from "../../support/log-in-browser";
import { ProfilePages } from "../../support/profile-pages";
import { say, saying } from "../../support/words";

for (const lang of languageCodes) {
  const home = homes[lang];

  test(`R-ADDR-01[posted] R-GEN-06[titled, empty] the first address is written among the addresses, its place list after list (${lang})`, async ({
    page,
    shopper,
  }) => {
    const token = await logInBrowser(page.context(), lang);
    const pages = new ProfilePages(shopper, lang);
    const form = new CheckoutPages(shopper, lang);
    await shopper.open("/user/addresses");
    await expect(shopper.title).toHaveText(say(lang, "addresses.title"));
    await expect(shopper.main.getByText(say(lang, "addresses.empty"))).toBeVisible();
    await shopper.main.getByRole("link", { name: say(lang, "addresses.new") }).click();
    await form.givePlace(home);
    await form.field("address.recipient_name").fill(home.input.recipient_name ?? "");
    await form.field("address.recipient_phone").fill(home.typed.phone);
    await form.field(home.streetLabel).fill(home.input.street ?? "");
    await form.field(home.zipLabel).fill(home.typed.badZip);
    await pages.go("addresses.save");
    await expect(shopper.main.getByText(say(lang, home.zipError)).first()).toBeVisible();
    await form.field(home.zipLabel).fill(home.typed.zip);
    await pages.go("addresses.save");
    await expect(page.getByText(say(lang, "addresses.saved")).first()).toBeVisible();
    await expect(
      shopper.main.getByText(say(lang, "address.default"), { exact: true }),
    ).toBeVisible();
    await expectFits(page);
    const { country_id, state_id, city_id, street } = home.input;
    const { data } = addressList.parse(await send(token, lang, "GET", "user/addresses"));
    expect(data).toMatchObject([
      {
        ...{ country: { id: country_id }, state: { id: state_id }, city: { id: city_id } },
        ...{ zip_code: expect.stringContaining(home.input.zip_code ?? ""), street },
      },
    ]);
  });

  test(`R-CONFIRM-02[server] another address is made the default one, and one goes after its number was typed (${lang})`, async ({
    page,
    shopper,
  }) => {
    const buyer = await comeWithCart(page.context(), lang);
    await keepAddress(buyer, lang, { ...home.input, title: "A-title" });
    await keepAddress(buyer, lang, { ...home.input, title: "B-title" });
    const pages = new ProfilePages(shopper, lang);
    await shopper.open("/user/addresses");
    const first = shopper.main
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") })
      .first();
    await expect(first).toContainText("A-title");
    await shopper.main
      .getByRole("button", { name: saying(lang, "addresses.make_default_of") })
      .click();
    await expect(first).toContainText("B-title");
    await expectFits(page);

    const remove = saying(lang, "addresses.remove_of");
    await shopper.main.getByRole("link", { name: remove }).first().click();
    await expect(shopper.title).toHaveText(say(lang, "addresses.remove_title"));
    const code = shopper.main.getByLabel(say(lang, "confirm.code"));
    const printed = await shopper.main.locator(".confirm-number").innerText();
    if (!shopper.hasScripts) {
      await code.fill("0000");
      await pages.go("addresses.remove_accept");
      await expect(shopper.main.getByText(say(lang, "addresses.code_wrong"))).toBeVisible();
    }
    const asked = shopper.hasScripts
      ? printed
      : await shopper.main.locator(".confirm-number").innerText();
    await code.fill(asked);
    await pages.go("addresses.remove_accept");
    await expect(page.getByText(say(lang, "address.removed")).first()).toBeVisible();
    await expect(shopper.main.getByText("B-title")).toHaveCount(0);
    await expect(first).toContainText("A-title");
  });
}
