/**
 * The shopper's part of the hydration data. Single fetch writes each text of the data once, as one element of a list; this
 * one is found as that whole element, so that no text of the shop, in which quotes have more strokes, can pass for it.
 */

import { dataEnd, dataHandOver, pageContext } from "~/client/remix/data-request";
import type { HolePlace } from "~/request/holes";
import type { SerializedView } from "~/request/serialized-view";
import { holeEnd, holeStart } from "./marks";
import type { Personal } from "./personal";

/** What hands the data over, once it is told the shopper's part. */
const handOver = "window.handOver";

/** As it stands in an answer of data. */
export function dataElement(personal: SerializedView<Personal>): string {
  return JSON.stringify(personal);
}

/** As it stands in a page: a script of its own, so that its hash is its own too. */
export function dataScript(personal: SerializedView<Personal>): string {
  return `${handOver}("${inScript(dataElement(personal))}")`;
}

/**
 * A page's markup with the shopper's data in a script of its own, which is marked as a hole. It comes after all other data,
 * so that what is packed before it can look back on the whole page; the rest stands in one script, for the policy names each.
 */
export function partDataScript(
  rendered: string,
  personal: SerializedView<Personal>,
  nonce: string,
): string {
  const opening = `<script nonce="${nonce}">`;
  const closing = "</script>";
  const from = rendered.indexOf(opening + dataHandOver);
  const end = rendered.indexOf(`);${closing}`, from);
  const element = inScript(dataElement(personal));
  const at = rendered.indexOf(element, from);
  if (from < 0 || at < 0 || at > end) return rendered;
  const data = rendered.slice(from + opening.length + dataHandOver.length, at);
  const rest = rendered.slice(at + element.length, end);
  const before = rendered.slice(0, from);
  const after = rendered.slice(end + `);${closing}`.length);
  const ending = opening + dataEnd + closing;
  const last = after.includes(ending) ? `;${dataEnd}` : "";
  const handing = `${handOver}=function(own){${dataHandOver}${data}"+own+"${rest})${last}}`;
  const context = before.lastIndexOf(opening + pageContext);
  const joint = before.indexOf(closing, context);
  return [
    context < 0
      ? `${before}${opening}${handing}${closing}`
      : `${before.slice(0, joint)};${handing}${before.slice(joint)}`,
    holeStart(nonce, "script"),
    `${opening}${dataScript(personal)}${closing}`,
    holeEnd(nonce),
    after.replace(ending, ""),
  ].join("");
}

/** Where it is in an answer of data, in bytes. */
export function placeInData(data: string, personal: SerializedView<Personal>): HolePlace[] {
  const element = dataElement(personal);
  const at = data.indexOf(element);
  if (at < 0) return [];
  const start = Buffer.byteLength(data.slice(0, at));
  return [{ name: "data", start, end: start + Buffer.byteLength(element) }];
}

const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** A text inside a JavaScript string of an inline script, as Remix writes it. */
function inScript(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/[&><\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
}
