import { expect, it } from "vitest";
import { parseForm } from "~/forms/parse.server";
import { messages } from "~/i18n/messages";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { orderSchema } from "./schema.server";

async function sendReturn(lang: "en" | "fa", items: readonly string[]) {
  const ctx = await getContext({
    request: fakeRequest(`/${lang}`),
    context: fakeContext().context,
  });
  const form = new FormData();
  form.set("intent", "return");
  for (const item of items) form.append("item", item);
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
