import { z } from "zod";
import { notFound } from "~/request/context.server";

/** What an editor's address names: null for `new`, which there is not yet. Throws 404 for what can't be one. */
export function editorId(id = ""): string | null {
  if (id === "new") return null;
  if (z.uuid().safeParse(id).success) return id;
  throw notFound();
}
