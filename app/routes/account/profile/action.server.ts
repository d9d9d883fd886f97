import { removeAvatar, saveAvatar, saveProfile } from "~/api/profile.server";
import { readBirthDate, withoutBirthDate } from "~/features/profile/birth-date.server";
import { apiErrors, parseForm, refusedStatus, toErrorResponse } from "~/forms/parse.server";
import type { RequestContext } from "~/request/context.server";
import { guardFileForm } from "~/request/file-form.server";
import type { Flash } from "~/request/flash.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { profilePath } from "~/sitemap/account-paths";
import { avatarRules } from "./avatar-rules";
import { type IdentityInput, type ProfilePageInput, profileSchema } from "./schema.server";

/** `intent` names the button. Without scripts the picture comes with its form, and its middle is kept. */
export const action = guardFileForm({ max: 1, cut: "1:1", ...avatarRules }, async (args) => {
  const ctx = await requireUser(args);
  const submission = parseForm({ ctx, form: withoutBirthDate(args.form) }, profileSchema);
  const birth = readBirthDate(ctx, args.form);
  const more = { birthWritten: birth.written };
  const refuse = (field: string, text: string) =>
    toErrorResponse(submission, { fieldErrors: { [field]: [text] } }, more);
  if (submission.status !== "success") {
    if (submission.error?.intent) throw new Response(null, { status: 400 });
    return birth.error ? refuse("birth_date", birth.error) : toErrorResponse(submission, {}, more);
  }
  const input = submission.value;
  if (input.intent === "profile.save" && birth.error) return refuse("birth_date", birth.error);
  const picture =
    input.intent === "avatar.save" ? (input.picture ?? args.uploaded[0]?.url) : undefined;
  if (input.intent === "avatar.save" && !picture) {
    return refuse("picture", args.fileError ?? ctx.t("upload.missing"));
  }
  try {
    const asked = { ctx, birthDate: birth.value, picture };
    return redirectTo(ctx, profilePath, { flash: await respond(asked, input) });
  } catch (error) {
    return toErrorResponse(submission, apiErrors(ctx, error), more, refusedStatus(error));
  }
});

interface Asked {
  ctx: RequestContext;
  /** An ISO day. */
  birthDate: string | undefined;
  /** The link of an upload. */
  picture: string | undefined;
}

/** Does what the button asks for, and says what became of it. Throws the backend's ApiError where it refuses. */
async function respond(asked: Asked, input: ProfilePageInput): Promise<Flash> {
  const { api } = asked.ctx;
  switch (input.intent) {
    case "profile.save":
      await saveProfile(api, toInput(input, asked.birthDate));
      return { type: "success", key: "profile.saved" };
    case "avatar.save":
      await saveAvatar(api, asked.picture ?? "");
      return { type: "success", key: "profile.picture_saved" };
    default:
      await removeAvatar(api);
      return { type: "success", key: "profile.picture_removed" };
  }
}

function toInput({ intent: _, ...fields }: IdentityInput, birthDate: string | undefined) {
  return { ...fields, birth_date: birthDate };
}
