import { expect, it, vi } from "vitest";
import { type SerializedView, serializeView } from "~/request/serialized-view";
import { cutHoles } from "./cut-holes.server";
import { addDataScripts, dataElement, dataScript, placeInData } from "./data-hole.server";
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
const context = script(
  "window.__remixContext={};window.__remixContext.streamController=controller",
);
const documentOf = (content: string) => `<html><body><p></p>${content}</body></html>`;

/** What the scripts of a page hand over, and how often they say that it is all. */
function runScripts(html: string) {
  let received = "";
  const close = vi.fn();
  const controller = { enqueue: (x: string) => (received += x), close };
  const window = { __remixContext: { streamController: controller } };
  const codes = [...html.matchAll(/<script nonce="nonce">([\s\S]*?)<\/script>/g)];
  for (const [, code = ""] of codes) new Function("window", "controller", code)(window, controller);
  expect(close).toHaveBeenCalledTimes(1);
  return { received, scripts: codes.length };
}

it.each([
  ["behind what the page is", documentOf(`${context}<p></p>`)],
  ["alone", documentOf("")],
])("hands the data over with the reader's part in a script of its own, %s", (_where, page) => {
  const { html, holes } = cutHoles(addDataScripts(page, { data, personal, nonce }), nonce);
  expect(holes.map(({ name }) => name)).toEqual(["script"]);
  const [hole] = holes;
  const own = html.toString("utf8", hole?.start, hole?.end);
  expect(own).toBe(script(dataScript(personal)));
  expect(runScripts(html.toString())).toEqual({ received: data, scripts: 2 });
  expect(html.toString().endsWith(`${own}</body></html>`)).toBe(true);
});

it.each([
  ["asks for none", data, undefined],
  ["is not in it", "[]\n", personal],
])("hands the data over in one script where the reader's part %s", (_why, other, part) => {
  const page = addDataScripts(documentOf(""), {
    data: other,
    ...(part && { personal: part }),
    nonce,
  });
  const { html, holes } = cutHoles(page, nonce);
  expect(holes).toEqual([]);
  expect(runScripts(html.toString())).toEqual({ received: other, scripts: 1 });
});
