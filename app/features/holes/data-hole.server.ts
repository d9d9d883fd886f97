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

const documentEnd = "</body></html>";

/**
 * A page's markup with the scripts that hand its data over to Remix's router, in pieces: to put a long text together anew takes as
 * long as to render a fifth of it. The shopper's part is in a script of its own, which is marked as a hole. It comes after all
 * other data, so that what is packed before it can look back on the whole page; the rest goes with the script that says what the
 * page is, for the policy names each.
 */
export function addDataScripts(
  rendered: string,
  { data, personal, nonce }: { data: string; personal?: SerializedView<Personal>; nonce: string },
): string[] {
  const opening = `<script nonce="${nonce}">`;
  const closing = "</script>";
  const end = rendered.lastIndexOf(documentEnd);
  const [before, after] = [rendered.slice(0, end), rendered.slice(end)];
  const text = inScript(data);
  const element = personal && inScript(dataElement(personal));
  const at = element ? text.indexOf(element) : -1;
  if (!personal || !element || at < 0) {
    return [before, `${opening}${dataHandOver}"${text}");${dataEnd}${closing}`, after];
  }
  const [head, rest] = [text.slice(0, at), text.slice(at + element.length)];
  const handing = `${handOver}=function(own){${dataHandOver}"${head}"+own+"${rest}");${dataEnd}}`;
  const own = `${opening}${dataScript(personal)}${closing}`;
  const ownHole = `${holeStart(nonce, "script")}${own}${holeEnd(nonce)}`;
  const context = before.lastIndexOf(opening + pageContext);
  if (context < 0) return [before, `${opening}${handing}${closing}`, ownHole, after];
  const joint = before.indexOf(closing, context);
  return [
    before.slice(0, context),
    `${before.slice(context, joint)};${handing}${closing}`,
    before.slice(joint + closing.length),
    ownHole,
    after,
  ];
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
