import { expect, it } from "vitest";
import { takeInlineContents } from "./inline-contents";

const nonce = "-Hl2_k9";

it("tells marked scripts and styles from others, and takes the mark out", () => {
  const rendered =
    `<style nonce="${nonce}" id="a">b{}</style><style>c{}</style><script>stored()</script>` +
    `<script src="/a.js"></script><p><script type="module" nonce="${nonce}">own()\n</script></p>`;
  const { pieces, own } = takeInlineContents([rendered, "<p>"], nonce);
  expect({ html: pieces.join(""), own }).toEqual({
    html:
      '<style id="a">b{}</style><style>c{}</style><script>stored()</script>' +
      '<script src="/a.js"></script><p><script type="module">own()\n</script></p><p>',
    own: { scripts: ["own()\n"], styles: ["b{}"] },
  });
});

it.each([
  `<script nonce="another">stored()</script>`,
  `<script nonce>stored()</script>`,
  `<script x="`,
  `<script>`,
  `<script nonce='${"-Hl2_k"}`,
  `<style><script nonce="`,
  `</script><script>stored()//`,
])("lists nothing of stored markup that would reach for the mark: %s", (stored) => {
  const { own } = takeInlineContents(
    [`<div>${stored}</div><script nonce="${nonce}">own()</script>`],
    nonce,
  );
  expect(own).toEqual({ scripts: ["own()"], styles: [] });
});
