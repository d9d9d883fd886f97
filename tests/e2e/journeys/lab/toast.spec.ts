import { expect, test } from "../../../support/fixtures";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-TOAST-01[inline] R-TOAST-06[toast, inline] R-TOAST-04[roles, inline] the server's message is shown once, of each type (${lang})`, async ({
    page,
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/toast`);
    const served = page.getByRole("region", { name: say(lang, "lab.toast_served") });
    for (const type of ["info", "warning", "error", "success"] as const) {
      await served.getByRole("button", { name: say(lang, `lab.toast_${type}`) }).click();
      const message = page.locator(".notice:visible", { hasText: say(lang, "lab.toast_text") });
      const isGrave = type === "error" || type === "warning";
      await expect(message).toHaveRole(isGrave ? "alert" : "status");
      if (type !== "info") await expect(message).toHaveClass(new RegExp(`notice-${type}`));
    }
    await shopper.open(`/${lang}/__lab/toast`);
    await expect(page.getByText(say(lang, "lab.toast_text"))).toHaveCount(0);
  });
}

test("R-TOAST-04[looks] the four types have four colours", async ({ page, shopper }) => {
  await shopper.open("/en/__lab/toast");
  const looks = page.getByRole("region", { name: say("en", "lab.toast_types") }).locator("p");
  const colours = await looks.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).borderInlineStartColor),
  );
  expect(new Set(colours).size).toBe(4);
});
