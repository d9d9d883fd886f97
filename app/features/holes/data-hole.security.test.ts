import { expect, it } from "vitest";
import { type SerializedView, serializeView } from "~/request/serialized-view";
import { cutHoles } from "./cut-holes.server";
import { dataElement, dataScript, partDataScript, placeInData } from "./data-hole.server";
import type { Personal } from "./personal";

const personal: SerializedView<Personal> = serializeView({
  user: { login: false, info: {} },
  flash: { type: "info", text: '</script><b>&"\u2028' },
  lists: { cart: null, wishes: null },
  marker: null,
});

/** What an owner or a shopper might write into a text of the shop, to be taken for the reader's part. */
const forged = [personal, JSON.stringify(personal), `x"${personal}"x`, `\\"${personal}\\"`];
const data = `[{"_1":2},${forged.map((text) => JSON.stringify(`${text} `)).join()},${dataElement(personal)},"end"]\n`;

it("finds the reader's part as the whole element that it is, whatever other texts hold", () => {
  const [place] = placeInData(data, personal);
  const bytes = Buffer.from(data);
  expect(bytes.toString("utf8", place?.start, place?.end)).toBe(dataElement(personal));
  expect(bytes.toString("utf8", place?.end)).toBe(',"end"]\n');
});

it("hands the same data over when the reader's part stands in a script of its own", () => {
  const nonce = "nonce";
  const inPage = JSON.stringify(data).replace(
    /[&><\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const page = `<script nonce="nonce">window.__remixContext.streamController.enqueue(${inPage});</script>`;
  const { html, holes } = cutHoles(partDataScript(page, personal, nonce), nonce);
  expect(holes.map(({ name }) => name)).toEqual(["script"]);
  const [hole] = holes;
  const script = Buffer.from(html).toString("utf8", hole?.start, hole?.end);
  expect(script).toBe(`<script nonce="nonce">${dataScript(personal)}</script>`);
  let received = "";
  const window = {
    __remixContext: { streamController: { enqueue: (x: string) => (received += x) } },
  };
  for (const [, code = ""] of html.matchAll(/<script nonce="nonce">([\s\S]*?)<\/script>/g)) {
    new Function("window", code)(window);
  }
  expect(received).toBe(data);
});

it("leaves a page without the reader's part as it is", () => {
  const page =
    '<script nonce="nonce">window.__remixContext.streamController.enqueue("[]");</script>';
  expect(partDataScript(page, personal, "nonce")).toBe(page);
});
