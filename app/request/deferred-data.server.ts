/**
 * The hydration data of a newcomer's page, apart from it (docs/decisions/0223): most who come for the first time only read, and on a slow
 * line a fifth of the page is in the way of its picture. The page asks for it when its scripts start.
 */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { deferredDataScript, deferredDataStub } from "~/client/remix/deferred-data";
import { hashSource } from "./csp.server";
import type { HolePlace } from "./holes";

export interface DeferredData {
  /** Of the script: names it in its address. */
  hash: string;
  script: Buffer;
}

export interface DataAddress {
  hash: string;
  /** The address of its page, path and query. */
  page: string;
}

const folder = "/page-data/";
const hashPattern = /^[\w-]{22}$/;

/**
 * Takes the data out of a page.
 * @param place where its script is in `body`, in bytes
 * @param url the page's own address, under which it can be rendered again
 */
export function deferData(body: Buffer, place: HolePlace, url: string) {
  const source = body
    .toString("utf8", place.start, place.end)
    .replace(/^<script>|<\/script>$/g, "");
  const script = deferredDataScript(source);
  const data = { hash: hashOf(script), script: Buffer.from(script) };
  const address = `${folder}${data.hash}.js?page=${encodeURIComponent(url)}`;
  const instead = Buffer.from(`<script data-later="${address}">${deferredDataStub}</script>`);
  return {
    data,
    body: Buffer.concat([body.subarray(0, place.start), instead, body.subarray(place.end)]),
    /** What stood after it has moved by so many bytes. */
    after: place.start,
    shift: instead.length - (place.end - place.start),
    /** How the page's policy named the data, and how it names what stands there instead. */
    policy: [hashSource(source), hashSource(deferredDataStub)] as const,
  };
}

/** Which data a request asks for, and of which page; undefined for any other request. */
export function readDataAddress(request: IncomingMessage): DataAddress | undefined {
  const { method, url: rawUrl = "" } = request;
  if (!rawUrl.startsWith(folder) || (method !== "GET" && method !== "HEAD")) return undefined;
  const [path = "", query] = rawUrl.slice(folder.length).split("?", 2);
  const hash = path.replace(/\.js$/, "");
  const page = new URLSearchParams(query).get("page");
  return hashPattern.test(hash) && page?.startsWith("/") ? { hash, page } : undefined;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 22);
}
