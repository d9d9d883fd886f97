import { expect, test, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-PASS-04[active] in ${lang} what is asked for stands as help, and nothing else`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/password`);
    const form = specimen(shopper, lang, "plain");
    // Two of the usual one, five of the strong one.
    await expect(form.getByRole("listitem")).toHaveCount(7);
    await expect(form.getByText(say(lang, "fields.need_unmet"), { exact: true })).toHaveCount(0);
  });

  testWithScripts(
    `R-PASS-04[flips] R-PASS-05[error] in ${lang} each need is met by itself as one types`,
    async ({ shopper }) => {
      await shopper.open(`/${lang}/__lab/password`);
      const form = specimen(shopper, lang, "plain");
      const input = form.getByLabel(say(lang, "lab.password_strong"));
      const exactly = (text: string) => form.getByText(text, { exact: true });
      const steps = [
        ["a", 1],
        ["aB", 2],
        ["aB1", 3],
        ["aB1?", 3],
        ["aB1!", 4],
        ["aB1!xxxxxx", 5],
      ] as const;
      for (const [text, count] of steps) {
        await input.fill(text);
        await expect(exactly(say(lang, "fields.need_met"))).toHaveCount(count);
        await expect(exactly(say(lang, "fields.need_unmet"))).toHaveCount(5 - count);
      }
      await expect(input).not.toHaveAttribute("aria-invalid");
      await input.fill("a");
      await expect(input).toHaveAttribute("aria-invalid", "true");
    },
  );

  test(`R-PASS-02[server] R-PASS-03[server] R-PASS-05[server] in ${lang} the server lists what a password lacks, and does not echo it`, async ({
    shopper,
    page,
  }) => {
    const answer = await page.request.post(`/${lang}/__lab/password`, {
      form: { usual: "ABCDEFG1", strong: "aaaaaaaaaa?" },
    });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).not.toContain("ABCDEFG1");
    expect(html.match(/<li class="need-unmet">/g)).toHaveLength(1 + 3 + 2);

    await shopper.open(`/${lang}/__lab/password`);
    await shopper.main.getByLabel(say(lang, "lab.password_usual")).fill("ABCDEFG1");
    await sendForm(shopper, lang);
    const form = specimen(shopper, lang, "plain");
    await expect(form.locator("#usual-error")).toHaveText(say(lang, "password_error"));
    await shopper.main.getByLabel(say(lang, "lab.password_usual")).fill("abcdefgh");
    await sendForm(shopper, lang);
    await expectSent(shopper, lang, say(lang, "lab.password_good"));
  });
}
