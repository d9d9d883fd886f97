import type { LoaderFunctionArgs } from "@remix-run/node";
import { getTicket } from "~/api/tickets.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";

/** GET /user/tickets/{code}/news?after=: how many messages came behind a place, and how far the ticket is now. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const ctx = await requireUser(args);
  const after = new URL(args.request.url).searchParams.get("after") ?? "0";
  const asked = getTicket(ctx.api, args.params.code ?? "", { after });
  const { messages, state } = await asked.catch(asPage(ctx));
  const news = { count: messages.length, state };
  return Response.json(news, { headers: { "Cache-Control": "no-store" } });
}
