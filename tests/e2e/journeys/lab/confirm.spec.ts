import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

/** Addresses that were posted to while the page was open. */
function posts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

/** Opens the question of one of the specimens: a dialog, or a page without scripts. */
async function ask(shopper: Shopper, lang: LanguageCode, mode: "soft" | "hard"): Promise<Locator> {
  await shopper.open(`/${lang}/__lab/confirm`);
  const specimen = shopper.page.getByRole("region", { name: say(lang, `lab.confirm_${mode}`) });
  await specimen.getByRole("link", { name: say(lang, "lab.confirm_open") }).click();
  const role = shopper.hasScripts ? "dialog" : "region";
  return shopper.page.getByRole(role, { name: say(lang, "confirm.sure") });
}

const acceptIn = (question: Locator, lang: LanguageCode) =>
  question.getByRole("button", { name: say(lang, "confirm.accept") });

for (const lang of languageCodes) {
  test(`R-CONFIRM-01[cancel, accept, step] cancelling sends nothing, accepting sends once (${lang})`, async ({
    page,
    shopper,
  }) => {
    const sent = posts(page);
    const refused = await ask(shopper, lang, "soft");
    await expect(refused).toBeVisible();
    const cancel = refused.getByRole(shopper.hasScripts ? "button" : "link", {
      name: say(lang, "cancel"),
    });
    await cancel.click();
    await expect(refused).toHaveCount(0);
    expect(sent).toEqual([]);

    const accepted = await ask(shopper, lang, "soft");
    await acceptIn(accepted, lang).click();
    await expect(page.getByText(say(lang, "lab.confirmed"))).toBeVisible();
    await expect(accepted).toHaveCount(0);
    expect(sent.length).toBe(1);
  });

  test(`R-CONFIRM-02[button, server] the hard one accepts the printed number only (${lang})`, async ({
    page,
    shopper,
  }) => {
    const question = await ask(shopper, lang, "hard");
    const input = question.getByRole("textbox", { name: say(lang, "confirm.code") });
    const accept = acceptIn(question, lang);
    const printed = async () => (await question.locator("b").textContent()) ?? "";
    if (shopper.hasScripts) {
      await expect(accept).toBeDisabled();
      await input.fill("1");
      await expect(accept).toBeDisabled();
      await input.fill(await printed());
      await expect(accept).toBeEnabled();
      await input.fill("");
      await expect(accept).toBeDisabled();
    } else {
      await input.fill("1");
      await accept.click();
      await expect(page.getByText(say(lang, "confirm.code_wrong"))).toBeVisible();
      await expect(input).toHaveAttribute("aria-invalid", "true");
    }
    // As printed: in Persian digits on a Persian page (C-52).
    await input.fill(await printed());
    await accept.click();
    await expect(page.getByText(say(lang, "lab.confirmed"))).toBeVisible();
  });
}

test("R-CONFIRM-02[server] by hand, a hard one without its seal is refused", async ({
  request,
  baseURL,
}) => {
  const answer = await request.post("/en/__lab/confirm?confirm=hard", {
    form: { mode: "hard", code: "42" },
    headers: { Origin: baseURL ?? "" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(say("en", "confirm.code_wrong"));
});
