import { expect, test, testWithoutScripts, testWithScripts } from "../../../support/fixtures";
import { expectSent, sendForm } from "../../../support/lab";
import { languageCodes } from "../../../support/languages";
import type { Shopper } from "../../../support/shopper";
import { say } from "../../../support/words";

for (const lang of languageCodes) {
  test(`R-FORM-01[no-request] R-FORM-02[first-invalid] R-FORM-05[post, item] R-API-18[item] R-CONST-37[post] in ${lang} it is sent once all is valid, by POST`, async ({
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

  test(`R-FORM-03[toggle, server] in ${lang} a field with conditions is asked for where they hold`, async ({
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

  test(`R-FORM-05[put, item] R-API-18[item] R-CONST-37[put] in ${lang} what is edited is sent by PUT`, async ({
    shopper,
  }) => {
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

  test(`R-FORM-06[box] R-FORM-02[summary] R-ERR-14[grouped] in ${lang} what the backend refuses is listed by field`, async ({
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

const autoForm = ({ main }: Shopper) =>
  main.getByRole("region", { name: say("en", "lab.form_auto") });

for (const [name, status] of [
  ["Sara", 202],
  ["500", 503],
] as const) {
  testWithScripts(
    `R-FORM-07[sent, closed] it sends itself once as soon as it is there, and goes away after ${status}`,
    async ({ shopper, page, complaints }) => {
      await shopper.open("/en/__lab/form");
      const posts: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") posts.push(request.url());
      });
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      if (name === "Sara") {
        await shopper.main.getByRole("link", { name: say("en", "lab.form_auto") }).click();
      } else await shopper.open(`/en/__lab/form?auto=${name}`);
      expect((await answered).status()).toBe(status);
      await expect(autoForm(shopper)).toHaveCount(0);
      expect(posts).toHaveLength(1);
      expect(complaints.splice(0)).toEqual(
        status === 503 ? [expect.stringContaining("status of 503")] : [],
      );
    },
  );

  testWithoutScripts(
    `R-FORM-07[without-script] it is sent by its button: ${status}`,
    async ({ shopper }) => {
      await shopper.open(`/en/__lab/form?auto=${name}`);
      const form = autoForm(shopper);
      await form.getByRole("button", { name: say("en", "lab.send") }).click();
      await expect(form).toHaveCount(status === 503 ? 1 : 0);
    },
  );
}

testWithScripts(
  "R-FORM-07[validated] one that is not valid does not send itself",
  async ({ shopper, page }) => {
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(request.url());
    });
    await shopper.open("/en/__lab/form?auto=");
    const name = autoForm(shopper).getByLabel(say("en", "lab.form_name"), { exact: true });
    await expect(name, "what is missing is asked for").toBeFocused();
    expect(posts).toEqual([]);
  },
);

testWithScripts(
  "R-FORM-04[logged, hidden] R-ERR-15[operator] an operator that does not exist hides its field and is told to the console",
  async ({ shopper, complaints }) => {
    await shopper.open("/en/__lab/form?odd=1");
    await expect(shopper.main.getByLabel(say("en", "lab.form_odd"))).toBeHidden();
    expect(complaints.splice(0)).toEqual([expect.stringContaining("Unsupported operator")]);
  },
);

test("R-FORM-01[server] R-API-18[errors] what is sent by hand is refused by field: wrong types, missing and unknown fields, no JSON", async ({
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
