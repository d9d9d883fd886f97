import { languageCodes } from "~/i18n/languages";
import { expect, test } from "../../../support/fixtures";
import { expectSent, sendForm } from "../../../support/lab";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-FORM-01 R-FORM-02 R-FORM-05 R-CONST-37 in ${lang} it is sent once all is valid, by POST`, async ({
    shopper,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await shopper.open(`/${lang}/__lab/form`);
    const form = shopper.main.getByRole("region", { name: say(lang, "lab.form_new") });
    const name = form.getByLabel(say(lang, "lab.form_name"), { exact: true });
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    if (shopper.hasScripts) {
      await form.getByRole("button", { name: say(lang, "lab.send") }).click();
      await expect(name).toBeFocused();
      await expect(name).toBeInViewport();
      await expect(form.getByText(say(lang, "required_error"))).toBeVisible();
      expect(posts).toEqual([]);
    }
    await name.fill("Sara");
    await sendForm(shopper, lang);
    const item = { name: "Sara", code: "", kind: "", gift: false };
    await expectSent(shopper, lang, { data: { id: "0", name: "Sara" }, method: "POST", item });
    expect(posts).toHaveLength(1);
  });

  test(`R-FORM-03 in ${lang} a field with conditions is asked for where they hold`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/form`);
    const form = shopper.main.getByRole("region", { name: say(lang, "lab.form_new") });
    const card = form.getByLabel(say(lang, "lab.form_words"));
    const many = form.getByLabel(say(lang, "lab.form_reason"));
    await form.getByLabel(say(lang, "lab.form_name"), { exact: true }).fill("Sara");
    if (shopper.hasScripts) {
      await expect(card).toBeHidden();
      await expect(many).toBeHidden();
      await form.getByLabel(say(lang, "lab.form_gift")).check();
      await expect(card).toBeVisible();
      await card.fill("To you");
      await form.getByLabel(say(lang, "lab.form_gift")).uncheck();
      await expect(card).toBeHidden();
      await form.getByLabel(say(lang, "lab.form_kind")).selectOption("tile");
      await form.getByLabel(say(lang, "lab.form_count")).fill("۱۲");
      await expect(many).toBeVisible();
      await form.getByLabel(say(lang, "lab.form_kind")).selectOption("ewer");
      await expect(many).toBeHidden();
    } else {
      // All are shown; the server leaves out what its conditions do not ask for.
      await card.fill("To you");
      await form.getByLabel(say(lang, "lab.form_kind")).selectOption("ewer");
      await form.getByLabel(say(lang, "lab.form_count")).fill("۱۲");
    }
    await sendForm(shopper, lang);
    const item = { name: "Sara", code: "", kind: "ewer", count: 12, gift: false };
    await expectSent(shopper, lang, { data: { id: "0", name: "Sara" }, method: "POST", item });
  });

  test(`R-FORM-05 R-CONST-37 in ${lang} what is edited is sent by PUT`, async ({ shopper }) => {
    await shopper.open(`/${lang}/__lab/form?edit=1`);
    const form = shopper.main.getByRole("region", { name: say(lang, "lab.form_edit") });
    const name = form.getByLabel(say(lang, "lab.form_name"), { exact: true });
    await expect(name).toHaveValue("Haft Rang");
    await name.fill("Hasht");
    await form.getByLabel(say(lang, "lab.form_kind")).selectOption("ewer");
    await form.getByLabel(say(lang, "lab.form_more")).fill("[1]");
    await sendForm(shopper, lang);
    const item = {
      name: "Hasht",
      code: "HR7",
      kind: "ewer",
      count: 12,
      day: "2024-03-20",
      gift: false,
      more: [1],
    };
    await expectSent(shopper, lang, { data: { id: "7", name: "Hasht" }, method: "PUT", item });
  });

  test(`R-FORM-06 R-ERR-14 in ${lang} what the backend refuses is listed by field`, async ({
    shopper,
  }) => {
    await shopper.open(`/${lang}/__lab/form`);
    const form = shopper.main.getByRole("region", { name: say(lang, "lab.form_new") });
    await form.getByLabel(say(lang, "lab.form_name"), { exact: true }).fill("a".repeat(81));
    const code = form.getByRole("textbox", { name: say(lang, "lab.form_code") });
    await code.fill("not so short");
    await sendForm(shopper, lang);
    const box = form.getByRole("alert");
    const group = (name: string) => box.getByRole("region", { name }).getByRole("listitem");
    await expect(group(say(lang, "lab.form_code"))).toHaveText([
      say(lang, "english_error"),
      say(lang, "address.too_long"),
    ]);
    await expect(group(say(lang, "lab.form_name"))).toHaveText([say(lang, "address.too_long")]);
    await expect(code).toHaveValue("not so short");
    await expect(code).toHaveAttribute("aria-invalid", "true");
    await box.getByRole("link", { name: say(lang, "lab.form_code") }).click();
    await expect(code).toBeFocused();
  });
}

test("R-FORM-07 it sends itself as soon as it is there and goes away after any result", async ({
  shopper,
  page,
  complaints,
}) => {
  for (const name of ["Sara", "500"]) {
    await shopper.open("/en/__lab/form");
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    if (!shopper.hasScripts) {
      await shopper.open(`/en/__lab/form?auto=${name}`);
      const form = shopper.main.getByRole("region", { name: say("en", "lab.form_auto") });
      await form.getByRole("button", { name: say("en", "lab.send") }).click();
      await expect(form).toHaveCount(name === "500" ? 1 : 0);
      continue;
    }
    const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
    if (name === "Sara") {
      await shopper.main.getByRole("link", { name: say("en", "lab.form_auto") }).click();
    } else await shopper.open("/en/__lab/form?auto=500");
    expect((await answered).status()).toBe(name === "500" ? 503 : 202);
    const form = shopper.main.getByRole("region", { name: say("en", "lab.form_auto") });
    await expect(form).toHaveCount(0);
    expect(posts).toHaveLength(1);
  }
  complaints.splice(0);
});

test("R-FORM-04 R-ERR-15 an operator that does not exist hides its field and is told to the console", async ({
  shopper,
  complaints,
}) => {
  await shopper.open("/en/__lab/form?odd=1");
  const odd = shopper.main.getByLabel(say("en", "lab.form_odd"));
  if (!shopper.hasScripts) return expect(odd).toBeVisible();
  await expect(odd).toBeHidden();
  const told = complaints.splice(0);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("Unsupported operator");
});

test("R-FORM-01 R-FORM-06 R-API-18 what is sent by hand is refused by field: wrong types, missing and unknown fields, no JSON", async ({
  page,
}) => {
  const post = async (body: unknown, method: "post" | "put" = "post") => {
    const path = method === "put" ? "/api/lab/form/7" : "/api/lab/form";
    const data = typeof body === "string" ? body : JSON.stringify(body);
    const headers = { "Content-Type": "application/json" };
    const answer = await page.request[method](path, { data, headers });
    return { status: answer.status(), body: await answer.json() };
  };
  const wrong = await post({ name: 7, count: "many", kind: "brick", extra: 1 });
  expect(wrong.status).toBe(400);
  expect(wrong.body.errors).toEqual({
    name: ["required_error"],
    count: ["numeric_error"],
    kind: ["choice_error"],
    extra: ["fields.unknown"],
  });
  expect((await post({}, "put")).body.errors).toEqual({ name: ["required_error"] });
  for (const body of ["{", "[]", '"x"', "null"]) expect((await post(body)).status).toBe(400);
  const notFound = await page.request.put("/api/lab/form/x", { data: { name: "a" } });
  expect(notFound.status()).toBe(400);

  const form = await page.request.post("/en/__lab/form", { form: { name: "S", more: "{" } });
  expect(form.status()).toBe(400);
  const html = await form.text();
  expect(html).toContain(say("en", "json_error"));
  expect(html).toMatch(/<textarea[^>]*name="more"[^>]*>\{<\/textarea>/);
});
