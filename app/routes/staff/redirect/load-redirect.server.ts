import type { LoaderFunctionArgs } from "@remix-run/node";
import { readableAddress, redirectAddress } from "#backend/contract/redirects";
import { getRedirect } from "~/api/redirects.server";
import { editorId } from "~/features/editing/editor-id.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { nameRedirect } from "./name-redirect.server";

/** GET /staff/redirects/{id}: an old address and where it leads; `new` is an empty one. */
export async function loadRedirect(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { t } = ctx;
  const id = editorId(args.params.id);
  const redirect = id === null ? null : await getRedirect(ctx.api, id).catch(asPage(ctx));
  return {
    head: { title: t(redirect ? "editors.redirects.one" : "editors.redirects.new"), noindex: true },
    version: redirect?.version ?? 0,
    was: JSON.stringify(redirect ? nameRedirect(ctx, redirect) : {}),
    from: redirect ? readableAddress(redirect.from) : "",
    to: redirect ? readableAddress(redirect.to) : "",
    /** What a reader opens, to try it. */
    old: redirect && redirectAddress(redirect.from),
  };
}
