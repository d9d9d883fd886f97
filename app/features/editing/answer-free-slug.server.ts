import { z } from "zod";
import { slugKinds } from "#backend/contract/slugs";
import { checkSlug } from "~/api/editors.server";
import { testOutcome } from "~/features/forms/test-outcome.server";
import { parseForm } from "~/forms/parse.server";
import { errorOf } from "~/forms/submission";
import { guardAction } from "~/request/action.server";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { editorId } from "./editor-id.server";
import { slugField } from "./fields.server";

const asked = z.object({ unique_name: slugField });

/** POST: whether the end of an address is free for a question or a page, for its hydrated editor (R-UNIQ-02). */
export const answerFreeSlug = guardAction(async (args) => {
  const ctx = await requireStaff(args);
  const kind = slugKinds.find((one) => one === args.params.kind);
  if (!kind) throw notFound();
  const id = editorId(args.params.id);
  const submission = parseForm(args, asked);
  if (submission.status !== "success") {
    return Response.json({ isPassed: false, text: errorOf(submission.reply(), "unique_name") });
  }
  const slug = submission.value.unique_name;
  return testOutcome(ctx, checkSlug(ctx.api, kind, { slug, id }), "unique_name");
});
