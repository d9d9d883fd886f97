import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { isStorable } from "../../contract/storable-text";
import { staffOf } from "../orders/staff.fixture";
import { attacks } from "../rich-text/attacks.fixture";

const backend = provideTestBackend();

it("R-ROUTE-24[sanitised] all known attacks in one page come out harmless once they are decoded", async () => {
  const desk = await staffOf(backend(), "content.write");
  const both = (text: string) => ({ en: text, fa: text });
  const { status } = await desk.post("admin/pages", {
    version: 0,
    slug: "attacks",
    status: "published",
    template: "plain",
    show_in: "none",
    title: both("Attacks"),
    excerpt: both("All of them."),
    body: both(attacks.filter(isStorable).join("\n\n")),
  });
  expect(status).toBe(200);
  backend().clock.advance(60_000);
  const { body } = await backend().call("home/pages/attacks?l=en");
  // The wire encodes texts once more.
  const decoded = body.body_html.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  expect(decoded).toContain("attacked()");
  expect(decoded).not.toMatch(
    /<(?:script|svg|math|style|iframe|form|object|embed|link|meta|base|\w+[^<>]* on\w+=)/i,
  );
  expect(decoded).not.toMatch(/<\w+[^<>]*(?:href|src)="\s*(?:javascript|data|vbscript):/i);
});
