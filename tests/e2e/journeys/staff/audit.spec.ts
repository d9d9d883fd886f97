import { dayParts, todayIn } from "~/i18n/calendar";
import { cookieNames } from "~/request/cookie-names";
import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { logInAtDesk } from "../../../support/log-in-at-desk";
import { newStaffMember } from "../../../support/new-staff-member";
import { shopUrl } from "../../../support/shop-url";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`domain 4.5 the audit log speaks the reader's words and calendar (${lang})`, async ({
    context,
    shopper,
  }) => {
    await newStaffMember(context);
    await logInAtDesk(context);
    await context.addCookies([{ name: cookieNames.lang, value: lang, url: shopUrl() }]);
    const { year, month, day } = dayParts(lang, todayIn(lang, new Date()));
    const persian = (n: number) =>
      String(n).replace(/\d/g, (digit) => "۰۱۲۳۴۵۶۷۸۹"[Number(digit)] ?? "");
    const asked = (y: number) =>
      new URLSearchParams({
        entity: "invitation",
        "from.year": persian(y),
        "from.month": persian(month),
        "from.day": persian(Math.min(day, 28)),
      });
    await shopper.open(`/staff/audit?${asked(year)}`);
    await expect(shopper.main.getByRole("listitem").first()).toContainText(
      say(lang, "staff.audit.did.invitation.send"),
    );
    await expect(shopper.main.getByRole("listitem").first()).toContainText(
      `${say(lang, "staff.audit.field.role")}:`,
    );
    await expect(shopper.main.getByRole("listitem").first()).toContainText(
      new Intl.NumberFormat(lang === "fa" ? "fa-IR" : "en", { useGrouping: false }).format(year),
    );
    await expect(shopper.main.locator('[name="from.year"]')).toHaveValue(String(year));
    await shopper.open(`/staff/audit?${asked(year + 1)}`);
    await expect(shopper.main).toContainText(say(lang, "staff.audit.none"));
  });
}
