import { z } from "zod";
import { inEachLanguage } from "#backend/contract/languages";
import { fillMenu } from "~/api/menus.server";
import { footColumns } from "~/features/chrome/foot-columns";
import { parseForm, toApiErrorResponse, toErrorResponse } from "~/forms/parse.server";
import { messages } from "~/i18n/messages";
import type { MessageKey } from "~/i18n/messages/en";
import { guardAction } from "~/request/action.server";
import { redirectTo } from "~/request/responses.server";
import { staffMenusPath } from "~/sitemap/staff-paths";

const schema = z.object({ intent: z.literal("fill") });

/** Gives the menu at the foot the links that stand there without it, to be changed. */
export const action = guardAction(async (args) => {
  const { ctx } = args;
  const submission = parseForm(args, schema);
  if (submission.status !== "success") return toErrorResponse(submission);
  const titled = (key: MessageKey) => inEachLanguage((lang) => messages[lang][key]);
  const entries = footColumns.map(({ title, links }) => ({
    title: titled(title),
    link: "",
    children: links.map(([link, key]) => ({ title: titled(key), link })),
  }));
  try {
    await fillMenu(ctx.api, { menu: "footer", entries });
  } catch (error) {
    return toApiErrorResponse(ctx, submission, error);
  }
  return redirectTo(ctx, staffMenusPath, { flash: { type: "success", key: "editors.saved" } });
});
