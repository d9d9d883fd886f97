import { messages } from "~/i18n/messages";
import { lostConnection, takeOut } from "../../support/complaints";
import { expect, test } from "../../support/fixtures";
import { startPage } from "../../support/start-page";

test("R-PWA-12[stands, removed] R-ERR-06[warning] without a network a warning stands until the network is back", async ({
  page,
  shopper,
  complaints,
}) => {
  await page.clock.install();
  await shopper.open("/en");
  const warning = page.getByRole("alert").filter({ hasText: messages.en.no_internet });
  await page.context().setOffline(true);
  await expect(warning).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(warning).toBeVisible();
  await page.context().setOffline(false);
  await expect(warning).toBeHidden();
  takeOut(complaints, lostConnection);
});

test("R-AUTH-09[toast] R-TOAST-06[toast] the message of an answer is shown once, and goes by itself", async ({
  page,
  shopper,
}) => {
  await shopper.open("/fa");
  await page.getByRole("banner").locator('a[href="/user/wish-list"]').click();
  const toast = page.locator(".toast");
  await expect(toast).toHaveText(new RegExp(messages.fa.login_need));
  await expect(toast).toHaveAttribute("role", "alert");
  await expect(toast).toHaveAttribute("data-type", "warning");
  await expect(toast).toBeHidden();
  await page.reload();
  await startPage(page);
  await expect(toast).toBeHidden();
});

test("R-NAV-03[spinner] R-NAV-04[success] R-CONST-28[value] a change of language waits for its texts under the root spinner", async ({
  page,
  shopper,
}) => {
  await shopper.open("/fa/home/law");
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/texts/en.*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
  const spinner = page.getByRole("progressbar");
  await expect(spinner).toBeVisible();
  const box = await spinner.boundingBox();
  const { width: pageWidth, height: pageHeight } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box).toMatchObject({ width: 100, height: 100 });
  expect(Math.abs((box?.x ?? 0) + 50 - pageWidth / 2)).toBeLessThan(20);
  expect(Math.abs((box?.y ?? 0) + 50 - pageHeight / 2)).toBeLessThan(60);
  await expect(spinner.locator("circle").first()).toHaveAttribute("stroke-width", "5");
  release();
  await expect(spinner).toBeHidden();
  await expect(shopper.title).toHaveText(messages.en["law.title"]);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("R-STARTUP-06[storage] a stored language comes back on a page whose address names none", async ({
  page,
  shopper,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("seeded")) return;
    sessionStorage.setItem("seeded", "1");
    localStorage.setItem("lang", "en");
  });
  await shopper.open("/home/law");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(shopper.title).toHaveText(messages.en["law.title"]);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === "lang")?.value).toBe("en");
});

test("R-PWA-07[held, asked] R-STORE-17[held] the browser's offer to install is held for the footer's button", async ({
  page,
  shopper,
}) => {
  await shopper.open("/en");
  const button = page.getByRole("button", { name: messages.en["install.button"] });
  await expect(button).toBeHidden();
  const wasHeldBack = await page.evaluate(() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    const prompt = async () => document.body.setAttribute("data-asked", "");
    return !window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  expect(wasHeldBack).toBe(true);
  await button.click();
  await expect(page.locator("body[data-asked]")).toBeAttached();
  await expect(button).toBeHidden();
});
