import type { Page } from "@playwright/test";
import { formatsFor } from "~/i18n/format";
import type { MessageKey } from "~/i18n/messages/en";
import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm, specimen } from "../../../support/lab";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

const good = {
  required: "a",
  email: "a@b.co",
  url: "https://a.b/c",
  phone: "555 123 4567",
  number: "1.5",
  english: "abc12",
  min_len: "abc",
  max_len: "abc",
  len: "abc",
  min: "10",
  max: "5",
  eq: "5.0",
  tags: "lamp",
  secret: "open sesame",
  match: "open sesame",
};
type Name = keyof typeof good | "unknown";

/** Rule by rule: a value that breaks it, and what is said of that. */
const broken: [row: string, Name, string, MessageKey, params?: Record<string, number>][] = [
  ["R-VAL-01", "required", "", "required_error"],
  ["R-VAL-03", "email", "x", "validate_email"],
  ["R-VAL-04", "url", "foo", "validate_url"],
  ["R-VAL-05", "phone", "12345", "validate_phone"],
  ["R-VAL-06", "number", "-1", "numeric_error"],
  ["R-VAL-07", "english", "سلام", "english_error"],
  ["R-VAL-08", "match", "other", "validate_match"],
  ["R-VAL-09", "min_len", "ab", "validate_min_len", { bound: 3, length: 2 }],
  ["R-VAL-10", "max_len", "abcd", "validate_max_len", { bound: 3, length: 4 }],
  ["R-VAL-11", "len", "ab", "validate_len", { bound: 3, length: 2 }],
  ["R-VAL-12", "min", "۴", "validate_min", { bound: 5 }],
  ["R-VAL-13", "max", "10", "validate_max", { bound: 5 }],
  ["R-VAL-14", "eq", "6", "validate_eq", { bound: 5 }],
  ["R-VAL-15", "unknown", "x", "validate_notDefined"],
];

function told(lang: LanguageCode, key: MessageKey, params: Record<string, number> = {}): string {
  const { number } = formatsFor(lang);
  const written = Object.entries(params).map(([name, value]) => [name, number(value)]);
  return say(lang, key, Object.fromEntries(written));
}

const post = (page: Page, lang: LanguageCode, form: Record<string, string>) =>
  page.request.post(`/${lang}/__lab/validation`, { form, maxRedirects: 0 });

const field = (shopper: Shopper, lang: LanguageCode, name: Name) =>
  specimen(shopper, lang, "plain").locator(`[name="${name}"]`).first();

const error = (shopper: Shopper, lang: LanguageCode, name: Name) =>
  specimen(shopper, lang, "plain").locator(`#${name}-error`);

async function fillGood(shopper: Shopper, lang: LanguageCode): Promise<void> {
  for (const [name, value] of Object.entries(good)) {
    if (name === "tags") await shopper.main.getByLabel(say(lang, "lab.tag_lamp")).check();
    else await field(shopper, lang, name as Name).fill(value);
  }
}

for (const lang of languageCodes) {
  for (const [row, name, value, key, params] of broken) {
    testWithScripts(
      `${row}[field] in ${lang} ${name} is refused as ${key} where it was typed`,
      async ({ shopper }) => {
        await shopper.open(`/${lang}/__lab/validation`);
        if (name === "match") await field(shopper, lang, "secret").fill(good.secret);
        await field(shopper, lang, name).fill("valid?");
        await field(shopper, lang, name).fill(value);
        await field(shopper, lang, name).blur();
        await expect(error(shopper, lang, name)).toHaveText(told(lang, key, params));
        await expect(field(shopper, lang, name)).toHaveAttribute(
          "aria-describedby",
          `${name}-error`,
        );
      },
    );

    testWithoutScripts(
      `${row}[${params ? "server, message" : "server"}] R-VAL-20[refused, values] in ${lang} ${name} is refused as ${key} when it is posted`,
      async ({ shopper, page }) => {
        const answer = await post(page, lang, { ...good, [name]: value });
        expect(answer.status()).toBe(400);
        await page.setContent(await answer.text());
        await expect(error(shopper, lang, name)).toHaveText(told(lang, key, params));
        await expect(page.locator(".field-error")).toHaveCount(1);
        if (name !== "match") await expect(field(shopper, lang, name)).toHaveValue(value);
        await expect(field(shopper, lang, "email")).toHaveValue(
          name === "email" ? value : "a@b.co",
        );
      },
    );
  }

  test(`R-VAL-02[server] R-VAL-16[server] in ${lang} only what is required minds being empty, on the server too`, async ({
    page,
  }) => {
    const answer = await post(page, lang, {});
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    const told = say(lang, "required_error");
    expect(html.match(new RegExp(`<p class="field-error"[^>]*>${told}`, "g"))).toHaveLength(5);
    const inTheList = new RegExp(`<li><a href="#\\w+">[^<]*${told}`, "g");
    expect(html.replaceAll("<!-- -->", "").match(inTheList)).toHaveLength(5);
  });

  test(`R-VAL-18[fresh, blur] R-VAL-19[valid, untouched] in ${lang} nothing is wrong before a field is touched, and all is judged when it is sent`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/validation`);
    const errors = shopper.main.locator(".field-error");
    await expect(errors).toHaveCount(0);
    if (shopper.hasScripts) {
      await field(shopper, lang, "required").focus();
      await field(shopper, lang, "required").blur();
      await expect(errors).toHaveCount(1);
      await sendForm(shopper, lang);
      await expect(errors).toHaveCount(5);
      await expect(field(shopper, lang, "required")).toBeFocused();
    }
    await fillGood(shopper, lang);
    await expect(errors).toHaveCount(0);
    await sendForm(shopper, lang);
    const { secret, match, tags, ...values } = good;
    await expectSent(shopper, lang, { ...values, unknown: "", tags: [tags] });
  });

  test(`R-VAL-20[refused, values, passwords] in ${lang} what the server refuses comes back with its values, not with its passwords`, async ({
    page,
  }) => {
    const answer = await post(page, lang, { ...good, eq: "7", secret: "xyzzy", match: "plugh" });
    expect(answer.status()).toBe(400);
    const html = await answer.text();
    expect(html).not.toMatch(/xyzzy|plugh/);
    expect(html).toMatch(/name="eq"[^>]* value="7"/);
    expect(html).toMatch(/value="lamp" checked=""|checked="" value="lamp"/);
  });

  testWithoutScripts(
    `R-VAL-20[values, linked] in ${lang} the list of what was refused leads to the fields`,
    async ({ shopper, page }) => {
      await shopper.open(`/${lang}/__lab/validation`);
      await fillGood(shopper, lang);
      await field(shopper, lang, "eq").fill("۷");
      await sendForm(shopper, lang);
      await expect(error(shopper, lang, "eq")).toBeVisible();
      await expect(field(shopper, lang, "eq")).toHaveValue("۷");
      await page.getByRole("alert").getByRole("link").first().click();
      await expect(field(shopper, lang, "eq")).toBeFocused();
    },
  );
}

test("R-VAL-20[refused] what is sent by hand: a file for a text, a field twice, fields that are none", async ({
  page,
}) => {
  const twice = new URLSearchParams({ ...good, extra: "1" });
  twice.append("email", "c@d.co");
  const answer = await page.request.post("/en/__lab/validation", {
    data: twice.toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });
  expect(answer.status()).toBe(400);
  const file = await page.request.post("/en/__lab/validation", {
    multipart: {
      ...good,
      required: { name: "x.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    },
  });
  expect(file.status()).toBe(400);
  expect(await file.text()).toContain(say("en", "required_error"));
});
