import type { LoaderFunctionArgs } from "@remix-run/node";
import { ApiError } from "~/api/client/api-error";
import { exportData } from "~/api/privacy.server";
import { readProof } from "~/features/settings/read-proof.server";
import { forgetCode } from "~/features/settings/sent-code.server";
import { guardAction } from "~/request/action.server";
import { printParams } from "~/request/print-params";
import { withRequestCookies } from "~/request/request-cookies.server";
import { requireUser } from "~/request/require-user.server";
import { redirectTo } from "~/request/responses.server";
import { settingsPath } from "~/sitemap/account-paths";
import { packData } from "./pack-data.server";

/** POST: the archive of everything that is kept about the user; back to the settings where the proof isn't good. */
export const action = guardAction(async (args) => {
  const ctx = await requireUser(args);
  try {
    const data = await exportData(ctx.api, readProof(args, "export"));
    const archive = packData(data, ctx);
    forgetCode(ctx);
    const headers = {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="my-data-${data.made_at.slice(0, 10)}.zip"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    };
    return withRequestCookies(new Response(new Uint8Array(archive), { headers }), ctx);
  } catch (error) {
    if (!(error instanceof ApiError) || error.outcome.kind !== "message" || error.status >= 500) {
      throw error;
    }
    const { msg } = error.outcome;
    const params = printParams(ctx.lang, error.params);
    return redirectTo(ctx, `${settingsPath}#privacy`, {
      flash: { type: "error", key: msg, params },
    });
  }
});

/** GET: somebody followed the form's address by hand. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  return redirectTo(await requireUser(args), settingsPath, { status: 302 });
}
