import type { LoaderFunctionArgs } from "@remix-run/node";
import { openTicketPicture } from "~/api/client/open-ticket-picture.server";
import type { RequestContext } from "~/request/context.server";
import { asPage } from "~/request/responses.server";

/**
 * A picture of a ticket, for its owner or for the desk. The backend looks who may see it each time, so no cache keeps it,
 * and nothing in it may ever act as a page.
 */
export async function respondWithPicture(
  { context, params: { code = "", file = "" } }: LoaderFunctionArgs,
  ctx: RequestContext,
  side: "user" | "admin",
): Promise<Response> {
  const wanted = { side, code, file };
  const { body } = await openTicketPicture(context, ctx, wanted).catch(asPage(ctx));
  return new Response(body, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Disposition": "inline",
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
