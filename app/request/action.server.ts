import type { ActionFunctionArgs } from "@remix-run/node";
import { maxBodyBytes } from "~/sitemap/body-limit";
import { getContext, type RequestContext } from "./context.server";
import { isForeignRequest } from "./origin";
import { readForm } from "./read-form.server";
import { followLocation } from "./responses.server";

export type GuardedArguments = ActionFunctionArgs & { ctx: RequestContext; form: FormData };

/**
 * Every action of the shop is made by this, so that none forgets the checks: only POST, only from the
 * shop's own pages (decisions 23), and a body that is a form of bearable size in bytes and fields. A refused one
 * stores nothing and answers the page that says so. Where the backend sends the reader elsewhere, they go (R-ERR-01).
 */
export function guardAction<T>(run: (args: GuardedArguments) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const ctx = await requirePost(args);
    try {
      const form = await readForm(args.request);
      ctx.session.propose(form.get("guest"));
      return await run({ ...args, ctx, form });
    } catch (error) {
      throw followLocation(ctx, error) ?? error;
    }
  };
}

/** The checks alone, for who reads the body in another way. */
export async function requirePost(args: ActionFunctionArgs): Promise<RequestContext> {
  const ctx = await getContext(args);
  if (args.request.method !== "POST") throw new Response(null, { status: 405 });
  if (isForeignRequest(args.request, ctx.settings.publicUrl)) {
    throw new Response(null, { status: 403 });
  }
  if (isTooLarge(args.request)) throw new Response(null, { status: 413 });
  return ctx;
}

/** By the length that it announces; the server has dropped such a body. */
function isTooLarge({ headers, url }: Request): boolean {
  return Number(headers.get("Content-Length") ?? 0) > maxBodyBytes(new URL(url).pathname);
}
