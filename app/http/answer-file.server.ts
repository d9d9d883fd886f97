import type { FileAnswer } from "~/ui/file/file-value";
import { addCookies } from "./cookies.server";
import type { Shop } from "./shop.server";

/** What a hydrated page is answered about a picture; the cookie finds what a visitor has handed in. */
export function answerFile(shop: Shop, answer: FileAnswer): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  addCookies(headers, shop.cookies);
  return Response.json(answer, { status: "file" in answer ? 200 : 400, headers });
}
