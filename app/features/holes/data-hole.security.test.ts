import { expect, it, vi } from "vitest";
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

const nonce = "nonce";
const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
const inPage = JSON.stringify(data).replace(
  /[&><\u2028\u2029]/g,
  (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
);
const enqueue = script(`window.__remixContext.streamController.enqueue(${inPage});`);
const close = script("window.__remixContext.streamController.close();");
const context = script(
  "window.__remixContext={};window.__remixContext.streamController=controller",
);

it.each([
  ["alone", enqueue, 2, false],
  ["before the end of the data", `${enqueue}<!--$-->${close}<!--/$-->`, 2, true],
  ["behind what the page is", `${context}<p></p>${enqueue}${close}`, 2, true],
])(
  "hands the same data over when the reader's part stands in a script of its own, %s",
  (_where, page, scripts, isClosed) => {
    const { html, holes } = cutHoles(partDataScript(page, personal, nonce), nonce);
    expect(holes.map(({ name }) => name)).toEqual(["script"]);
    const [hole] = holes;
    const own = Buffer.from(html).toString("utf8", hole?.start, hole?.end);
    expect(own).toBe(script(dataScript(personal)));
    let received = "";
    const close = vi.fn();
    const controller = { enqueue: (x: string) => (received += x), close };
    const window = { __remixContext: { streamController: controller } };
    const codes = [...html.matchAll(/<script nonce="nonce">([\s\S]*?)<\/script>/g)];
    expect(codes).toHaveLength(scripts);
    for (const [, code = ""] of codes)
      new Function("window", "controller", code)(window, controller);
    expect(received).toBe(data);
    expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0);
  },
);

it("leaves a page without the reader's part as it is", () => {
  const page =
    '<script nonce="nonce">window.__remixContext.streamController.enqueue("[]");</script>';
  expect(partDataScript(page, personal, "nonce")).toBe(page);
});
