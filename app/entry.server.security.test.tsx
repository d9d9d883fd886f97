import { createHash } from "node:crypto";
import { createRequestHandler } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { buildOf } from "./rendered-build.fixture";
import { fakeContext, fakeRequest } from "./request/context.fixture";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A page whose text came out of a table. */
async function askPageOf(stored: string) {
  const page = () => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the test is about
    <div dangerouslySetInnerHTML={{ __html: stored }} />
  );
  const render = createRequestHandler(buildOf({ default: page }), "production");
  const answer = await render(fakeRequest("/fa/home/law"), fakeContext().context);
  return { policy: answer.headers.get("content-security-policy"), html: await answer.text() };
}

describe("the policy of a rendered page (decisions 21)", () => {
  it("lists every inline script and style of the shop's own", async () => {
    const { policy, html } = await askPageOf("words");
    const inline = [...html.matchAll(/<(script|style)(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThan(3);
    for (const [, , content = ""] of inline) expect(policy).toContain(hash(content));
  });

  it("lists no script and no style that came in by a stored text", async () => {
    const { policy, html } = await askPageOf(
      '<script>document.title="pwned"</script><style>body{display:none}</style>',
    );
    expect(html).toContain('<script>document.title="pwned"</script>');
    expect(policy).not.toContain(hash('document.title="pwned"'));
    expect(policy).not.toContain(hash("body{display:none}"));
  });

  it("leaves no mark in the page, which is the same bytes each time", async () => {
    const [first, second] = [await askPageOf("words"), await askPageOf("words")];
    expect(first.html).not.toContain("nonce");
    expect(second).toEqual(first);
  });
});
