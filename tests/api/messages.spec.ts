import { expect, test } from "../support/fixtures";
import { languageCodes } from "../support/languages";
import { newEmail } from "../support/logging-in";
import { elementsOf } from "../support/markup";
import { shopUrl } from "../support/shop-url";
import { say } from "../support/words";

/** The messages that a page was served with, by their looks and roles. */
function messagesIn(html: string): { look: string; role: string }[] {
  return elementsOf(html, "div")
    .filter((one) => one.class?.startsWith("flash "))
    .map((one) => ({ look: one.class ?? "", role: one.role ?? "" }));
}

const roles = { info: "status", success: "status", warning: "alert", error: "alert" };

for (const [type, role] of Object.entries(roles)) {
  test(`R-TOAST-04[inline] R-TOAST-01[inline] a message of the type ${type} is one box in the page, in its own look`, async ({
    request,
  }) => {
    const flash = encodeURIComponent(JSON.stringify({ type, key: "flash.logged_out" }));
    const answer = await request.get(`${shopUrl()}/en`, { headers: { Cookie: `flash=${flash}` } });
    const look = type === "info" ? "flash notice" : `flash notice notice-${type}`;
    expect(messagesIn(await answer.text())).toEqual([{ look, role }]);
  });
}

for (const lang of languageCodes) {
  test(`R-TOAST-06[inline] what a form was answered with is a box in the next page, and in no other (${lang})`, async ({
    request,
  }) => {
    const page = `${shopUrl()}/${lang}/home/pages/contact`;
    const form = { name: "Sara", contact: newEmail(), subject: "Asked", body: "Are you open?" };
    const html = await (await request.post(page, { form })).text();
    expect(messagesIn(html)).toEqual([{ look: "flash notice notice-success", role: "status" }]);
    expect(html).toContain(say(lang, "contact.sent"));
    expect(messagesIn(await (await request.get(page)).text())).toEqual([]);
  });
}
