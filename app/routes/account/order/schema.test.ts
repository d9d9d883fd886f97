import { expect, it } from "vitest";
import { parseForm } from "~/forms/parse.server";
import { messages } from "~/i18n/messages";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { orderSchema } from "./schema.server";

async function sendReturn(
  lang: "en" | "fa",
  items: readonly string[],
  counts: Record<string, string> = {},
) {
  const ctx = await getContext({
    request: fakeRequest(`/${lang}`),
    context: fakeContext().context,
  });
  const form = new FormData();
  form.set("intent", "return");
  for (const item of items) form.append("item", item);
  for (const [name, count] of Object.entries(counts)) form.append(name, count);
  return parseForm({ ctx, form }, orderSchema);
}

it.each(["en", "fa"] as const)(
  "R-VAL-02[server] in %s a return of no piece is refused, one of a piece is not",
  async (lang) => {
    const none = await sendReturn(lang, []);
    expect(none.status === "error" && none.error).toEqual({
      item: [messages[lang]["order.return_none"]],
    });
    expect((await sendReturn(lang, ["7"])).status).toBe("success");
  },
);

it.each([
  ["۲", 2],
  [" 3 ", 3],
])("%o pieces go back as %i", async (typed, qty) => {
  const sent = await sendReturn("en", ["7"], { "qty.7": typed });
  expect(sent.status === "success" && sent.value).toMatchObject({ qty: { 7: qty } });
});

it.each([
  ["0", messages.en.validate_min.replace("{{bound}}", "1")],
  ["1000", messages.en.validate_max.replace("{{bound}}", "999")],
  ["1.5", messages.en.numeric_error],
  ["two", messages.en.numeric_error],
  ["", messages.en.required_error],
])("no number of pieces is %o, and its field says so", async (typed, said) => {
  const sent = await sendReturn("en", ["7"], { "qty.7": typed });
  expect(sent.status === "error" && sent.error).toEqual({ "qty.7": [said] });
});
