import type { FileAnswer } from "~/ui/file/file-value";

/** What a hydrated page is answered about a picture. */
export function answerFile(answer: FileAnswer): Response {
  const headers = { "Cache-Control": "no-store" };
  return Response.json(answer, { status: "file" in answer ? 200 : 400, headers });
}
