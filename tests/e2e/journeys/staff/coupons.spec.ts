import { currencies, languages } from "#backend/contract/languages";
import { formatsFor } from "~/i18n/format";
import { unitName } from "~/i18n/money-in-words.server";
import { staffCookie } from "~/request/cookie-names";
import { addToCart, findProducts, message } from "../../../support/buying";
import { send } from "../../../support/checking-out";
import { couponsWith, findCategory, makeCoupon } from "../../../support/coupons";
import { chooseCsv } from "../../../support/csv-files";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { deskToken, logInAtDesk } from "../../../support/log-in-at-desk";
import { logInBrowser, logInNewcomer } from "../../../support/log-in-browser";
import { newStaffMember, staffTokenOf } from "../../../support/new-staff-member";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { ownWord } from "../../../support/synonyms";
import { say } from "../../../support/words";

const rows = ({ main }: Shopper) => main.locator("tbody").getByRole("row");

/** The form or question over the list: a dialog where scripts run, else the page. */
const form = ({ page, hasScripts, main }: Shopper) =>
  hasScripts ? page.getByRole("dialog") : main.locator(".crud-form");

for (const lang of languageCodes) {
  const { currency } = languages[lang];
  const press = (shopper: Shopper, key: "crud.save" | "crud.remove") =>
    form(shopper)
      .getByRole("button", { name: say(lang, key) })
      .click();

  test.describe(`the staff's coupons in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
    });

    test("coupons come in from a file, which says first what it would do", async ({
      page,
      shopper,
    }) => {
      const { money, number } = formatsFor(lang);
      const code = ownWord().toUpperCase();
      const amount = 5 * currencies[currency].unit;
      const written = currency === "IRR" ? String(amount) : "5.00";
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(couponsWith(code));
      const file = shopper.main.getByRole("link", { name: say(lang, "csv.save"), exact: true });
      await expect(file).toHaveAttribute(
        "href",
        new RegExp(`^/staff/tables/coupons/file\\?.*${code}`),
      );
      await shopper.main.getByRole("link", { name: say(lang, "csv.bring"), exact: true }).click();
      await shopper.settle();
      const head = `code,active,kind,amount_${currency.toLowerCase()},ends_at`;
      const choose = (sum: string) => {
        const line = `${code},yes,amount,${sum},2090-01-01T00:00+03:30`;
        return chooseCsv(shopper, lang, "coupons.csv", `${head}\n${line}`);
      };
      const go = (key: "csv.try" | "csv.take_these") =>
        shopper.main.getByRole("button", { name: say(lang, key), exact: true }).click();
      await choose("much");
      await go("csv.try");
      await expect(shopper.main.getByText(say(lang, "csv.no_amount"))).toBeVisible();
      await choose(written);
      await go("csv.try");
      const would = say(lang, "csv.would", { added: number(1), changed: number(0) });
      await expect(shopper.main.getByRole("status")).toHaveText(would);
      await expectFits(page);
      await go("csv.take_these");
      const taken = say(lang, "csv.taken", { added: number(1), changed: number(0) });
      await expect(message(page)).toContainText(taken);
      await shopper.open(couponsWith(code));
      await expect(rows(shopper)).toContainText([money({ amount, currency })]);
    });

    test("a coupon that the staff make is taken off a cart, and once it is switched off it is not", async ({
      page,
      shopper,
    }) => {
      const { money, number } = formatsFor(lang);
      const code = ownWord().toUpperCase();
      const off = 5 * currencies[currency].unit;
      await page.setViewportSize({ width: 360, height: 740 });
      await shopper.open(couponsWith(code));
      await shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }).click();
      const amount = `${say(lang, "coupons.amount")} (${unitName(currency, lang)})`;
      await form(shopper).getByLabel(say(lang, "coupons.code")).fill(code);
      await form(shopper).getByLabel(say(lang, "coupons.active")).check();
      await form(shopper).getByLabel(say(lang, "coupons.kind")).selectOption("amount");
      await expectFits(page);
      await press(shopper, "crud.save");
      await expect(form(shopper).getByRole("alert")).toContainText(say(lang, "coupons.no_amount"));
      await form(shopper).getByRole("textbox", { name: amount }).fill(number(5));
      await press(shopper, "crud.save");
      await expect(message(page)).toContainText(say(lang, "crud.added"));
      await shopper.open(couponsWith(code));
      await expect(rows(shopper)).toContainText([money({ amount: off, currency })]);
      await expectFits(page);

      await logInBrowser(page.context(), lang);
      const [product] = await findProducts(lang);
      await addToCart(shopper, lang, product);
      await shopper.open(`/${lang}/carts`);
      const entered = page.getByRole("textbox", { name: say(lang, "coupon.title") });
      await entered.fill(code.toLowerCase());
      await page.getByRole("button", { name: say(lang, "coupon.apply") }).click();
      const summary = shopper.main.getByRole("complementary");
      await expect(summary.getByText(say(lang, "coupon.applied", { code }))).toBeVisible();

      await shopper.open(couponsWith(code));
      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.edit_row", { name: code }) })
        .click();
      await form(shopper).getByLabel(say(lang, "coupons.active")).uncheck();
      await press(shopper, "crud.save");
      await expect(rows(shopper)).toContainText([say(lang, "crud.no")]);
      await shopper.open(`/${lang}/carts`);
      const gone = say(lang, "coupon.unknown", { code });
      await expect(summary.getByText(gone)).toBeVisible();

      await shopper.open(couponsWith(code));
      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.remove") })
        .click();
      await press(shopper, "crud.remove");
      await expect(rows(shopper)).toHaveCount(0);
    });

    test("a coupon keeps the departments that were ticked, and the time at which it ends", async ({
      shopper,
    }) => {
      const { code } = await makeCoupon({ ends_at: "2031-05-06T07:08:00Z" });
      const boxes = form(shopper).getByRole("group", { name: say(lang, "coupons.departments") });
      const open = async () => {
        await shopper.open(couponsWith(code));
        await rows(shopper)
          .getByRole("link", { name: say(lang, "crud.edit_row", { name: code }) })
          .click();
      };
      await open();
      for (const place of [0, 2]) await boxes.getByRole("checkbox").nth(place).check();
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      const end = formatsFor(lang).dateTime("2031-05-06T07:08:00Z");
      await expect(rows(shopper)).toContainText([end]);
      await open();
      await expect(boxes.getByRole("checkbox").nth(0)).toBeChecked();
      await expect(boxes.getByRole("checkbox").nth(1)).not.toBeChecked();
      await expect(boxes.getByRole("checkbox").nth(2)).toBeChecked();
    });

    test("a coupon for a customer, found by their whole e-mail, and for a category, found by its name", async ({
      shopper,
    }) => {
      const email = `${ownWord()}@example.org`;
      await logInNewcomer(lang, email);
      const { code } = await makeCoupon();
      const open = async () => {
        await shopper.open(couponsWith(code));
        await rows(shopper)
          .getByRole("link", { name: say(lang, "crud.edit_row", { name: code }) })
          .click();
      };
      const group = (key: "coupons.customers" | "coupons.categories") =>
        form(shopper).getByRole("group", { name: say(lang, key) });
      /** Looks in a field: as it is typed where scripts run, else by its button. */
      const find = async (key: "coupons.customers" | "coupons.categories", text: string) => {
        const column = say(lang, key);
        await form(shopper)
          .getByLabel(say(lang, "crud.find_others", { column }))
          .fill(text);
        if (shopper.hasScripts) return;
        await group(key)
          .getByRole("button", { name: say(lang, "crud.find"), exact: true })
          .click();
      };
      const category = await findCategory(lang);
      await open();
      await form(shopper).getByLabel(say(lang, "coupons.usage_limit")).fill("7");
      await find("coupons.customers", email.slice(1));
      await expect(group("coupons.customers").getByRole("status")).toHaveText(
        say(lang, "crud.nothing_found"),
      );
      await find("coupons.customers", email);
      await group("coupons.customers").getByRole("checkbox", { name: email }).check();
      await find("coupons.categories", category.searched);
      await group("coupons.categories")
        .getByRole("checkbox", { name: category.name, exact: true })
        .check();
      await expect(group("coupons.customers").getByRole("checkbox", { name: email })).toBeChecked();
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      await open();
      await expect(form(shopper).getByLabel(say(lang, "coupons.usage_limit"))).toHaveValue(
        formatsFor(lang).number(7),
      );
      await expect(group("coupons.customers").getByRole("checkbox")).toBeChecked();
      await expect(
        group("coupons.categories").getByRole("checkbox", {
          name: category.name,
          exact: true,
          checked: true,
        }),
      ).toHaveCount(1);
    });

    test("who saves a coupon second is told what the first one changed, and may put theirs in its place", async ({
      shopper,
    }) => {
      const { number } = formatsFor(lang);
      const { code, id } = await makeCoupon();
      await shopper.open(couponsWith(code));
      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.edit_row", { name: code }) })
        .click();
      await form(shopper).getByLabel(say(lang, "coupons.usage_limit")).fill(number(9));
      const first = { kind: "percent", percent: 25, active: true, _version: 1 };
      await send(await deskToken(), lang, "PUT", `admin/coupons/${id}`, first);
      await press(shopper, "crud.save");
      const told = form(shopper);
      await expect(told.getByRole("alert")).toContainText(say(lang, "content.changed"));
      await expect(told.getByRole("term")).toHaveText([say(lang, "coupons.percent")]);
      await expect(told.getByRole("definition")).toHaveText([number(25)]);
      await expect(told.getByLabel(say(lang, "coupons.usage_limit"))).toHaveValue(number(9));
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      await expect(rows(shopper)).toContainText([number(10)]);
    });

    test("who keeps the shop and doesn't decide on prices sees what a coupon takes off, and changes the rest", async ({
      context,
      shopper,
    }) => {
      const { code } = await makeCoupon();
      const keepers = { name: "Keepers", permissions: ["shop.manage"] };
      const member = await newStaffMember(context, keepers);
      const token = await staffTokenOf(member, member.recoveryCodes[0] ?? "");
      const { path, nameOf } = staffCookie;
      const domain = new URL(shopUrl()).hostname;
      await context.addCookies([{ name: nameOf(false), value: token, domain, path }]);
      await shopper.open(couponsWith(code));
      await expect(
        shopper.main.getByRole("link", { name: say(lang, "crud.add"), exact: true }),
      ).toHaveCount(0);
      await rows(shopper)
        .getByRole("link", { name: say(lang, "crud.edit_row", { name: code }) })
        .click();
      await expect(form(shopper).getByText(say(lang, "crud.locked"))).toBeVisible();
      await expect(form(shopper).getByLabel(say(lang, "coupons.percent"))).toHaveCount(0);
      await form(shopper).getByLabel(say(lang, "coupons.active")).uncheck();
      await press(shopper, "crud.save");
      await expect(form(shopper)).toHaveCount(0);
      await expect(rows(shopper)).toContainText([say(lang, "crud.no")]);
    });
  });
}
