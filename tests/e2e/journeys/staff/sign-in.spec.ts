import { cookieNames } from "~/request/cookie-names";
import { message } from "../../../support/buying";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { press } from "../../../support/logging-in";
import {
  appCode,
  newStaffMember,
  type StaffMember,
  staffCall,
  staffTokenOf,
} from "../../../support/new-staff-member";
import { shopUrl } from "../../../support/shop-url";
import type { Shopper } from "../../../support/shopper";
import { say, saying } from "../../../support/words";

async function givePassword(shopper: Shopper, lang: LanguageCode, member: StaffMember) {
  await shopper.settle();
  await shopper.main.getByLabel(say(lang, "staff.login.target")).fill(member.email);
  await shopper.main.getByLabel(say(lang, "staff.login.password")).fill(member.password);
  await press(shopper, lang, "staff.login.go_on");
  await expect(shopper.title).toHaveText(say(lang, "staff.factor.title"));
  await shopper.settle();
}

async function giveCode(shopper: Shopper, lang: LanguageCode, code: string) {
  await shopper.main.getByLabel(say(lang, "staff.factor.code")).fill(code);
  await press(shopper, lang, "staff.factor.enter");
}

async function giveRecoveryCode(shopper: Shopper, lang: LanguageCode, code: string) {
  const field = shopper.main.getByLabel(say(lang, "staff.factor.recovery"));
  if (!(await field.isVisible())) {
    await shopper.main.getByText(say(lang, "staff.factor.lost"), { exact: true }).click();
  }
  await field.fill(code);
  await press(shopper, lang, "staff.factor.use_recovery");
}

for (const lang of languageCodes) {
  test.describe(`decisions 27 the staff's sign-in in ${lang}`, () => {
    test.beforeEach(async ({ context }) => {
      await context.addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    });

    test("the password, then a wrong code is said and a right one leads in", async ({
      page,
      shopper,
    }) => {
      const member = await newStaffMember(page.context());
      await shopper.open("/staff/login");
      await givePassword(shopper, lang, member);
      const right = appCode(member.secret);
      const refused = page.waitForResponse((answer) => answer.request().method() === "POST");
      await giveCode(shopper, lang, right === "123456" ? "654321" : "123456");
      expect((await refused).status()).toBe(400);
      const field = shopper.main.getByLabel(say(lang, "staff.factor.code"));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(saying(lang, "login.wrong_code"));
      await shopper.settle();
      await giveCode(shopper, lang, right);
      await expect(shopper.title).toHaveText(say(lang, "staff.hello", { name: "Sara" }));
    });

    test("decisions 252 where somebody has signed in, others' wrong passwords don't shut them out", async ({
      page,
      shopper,
    }) => {
      const member = await newStaffMember(page.context());
      const [code = ""] = member.recoveryCodes;
      await shopper.open("/staff/login");
      await givePassword(shopper, lang, member);
      await giveRecoveryCode(shopper, lang, code);
      await shopper.settle();
      await page.getByRole("button", { name: say(lang, "staff.logout") }).click();
      await expect(message(page)).toContainText(say(lang, "staff.bye"));
      const guess = { target: member.email, password: "wrong" };
      const answers = [];
      for (let tried = 0; tried < 11; tried += 1) {
        answers.push(await staffCall("staff/login", guess).catch(String));
      }
      expect(answers.at(-1)).toContain("429");
      await givePassword(shopper, lang, member);
      await giveCode(shopper, lang, appCode(member.secret));
      await expect(shopper.title).toHaveText(say(lang, "staff.hello", { name: "Sara" }));
    });

    test("a recovery code leads in once, and never again", async ({ page, shopper }) => {
      const member = await newStaffMember(page.context());
      const [code = ""] = member.recoveryCodes;
      await shopper.open("/staff/login");
      await givePassword(shopper, lang, member);
      await giveRecoveryCode(shopper, lang, code);
      await expect(shopper.title).toHaveText(say(lang, "staff.hello", { name: "Sara" }));
      await shopper.settle();
      await page.getByRole("button", { name: say(lang, "staff.logout") }).click();
      await expect(message(page)).toContainText(say(lang, "staff.bye"));
      await givePassword(shopper, lang, member);
      await giveRecoveryCode(shopper, lang, code);
      await expect(shopper.main.getByLabel(say(lang, "staff.factor.recovery"))).toHaveAttribute(
        "aria-invalid",
        "true",
      );
    });

    test("R-MASK-03[token] R-MASK-05[literal, pattern] R-MASK-06[required] a recovery code's signs are put in, and it must be whole", async ({
      page,
      shopper,
    }) => {
      const member = await newStaffMember(page.context());
      const [code = ""] = member.recoveryCodes;
      await shopper.open("/staff/login");
      await givePassword(shopper, lang, member);
      const field = shopper.main.getByLabel(say(lang, "staff.factor.recovery"));
      await giveRecoveryCode(shopper, lang, code.slice(0, 9));
      if (shopper.hasScripts) {
        await expect(shopper.main.getByText(say(lang, "required_error"))).toBeVisible();
      } else await expect(shopper.main.locator("[name=recovery_code]:invalid")).toBeVisible();
      const bare = code.replaceAll("-", "");
      await field.fill("");
      if (shopper.hasScripts) {
        await field.pressSequentially(`${bare.slice(0, 4)}!${bare.slice(4)}`);
        await expect(field).toHaveValue(code);
      } else await field.fill(bare);
      await press(shopper, lang, "staff.factor.use_recovery");
      await expect(shopper.title).toHaveText(say(lang, "staff.hello", { name: "Sara" }));
    });

    test("who was signed out meanwhile comes back to the page that was wanted", async ({
      page,
      shopper,
    }) => {
      const member = await newStaffMember(page.context());
      const [first = "", second = ""] = member.recoveryCodes;
      await shopper.open("/staff/login");
      await givePassword(shopper, lang, member);
      await giveRecoveryCode(shopper, lang, first);
      await expect(shopper.title).toHaveText(say(lang, "staff.hello", { name: "Sara" }));
      await staffCall("staff/sessions/end", {}, await staffTokenOf(member, second));
      await shopper.open("/staff/audit?actor=none");
      await expect(shopper.title).toHaveText(say(lang, "staff.login.title"));
      await givePassword(shopper, lang, member);
      await giveCode(shopper, lang, appCode(member.secret));
      await expect(shopper.title).toHaveText(say(lang, "staff.audit.title"));
      expect(new URL(page.url()).search).toBe("?actor=none");
    });
  });
}
