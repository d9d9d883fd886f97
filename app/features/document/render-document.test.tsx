import { expect, it } from "vitest";
import { renderDocument } from "./render-document.server";

it("a page begins with its doctype, without which browsers lay it out as in 1998, and has the data in it", async () => {
  const { html, own } = await renderDocument(
    (nonce) => (
      <html lang="fa">
        <body>
          <p>میلی‌لیتر</p>
          <script nonce={nonce}>1</script>
        </body>
      </html>
    ),
    (rendered) => [rendered.replace("</body></html>", "<b>data</b>"), "</body></html>"],
  );
  expect(html.toString()).toBe(
    '<!DOCTYPE html><html lang="fa"><body><p>میلی‌لیتر</p><script>1</script><b>data</b></body></html>',
  );
  expect(own.scripts).toEqual(["1"]);
});
