/**
 * The one place that sees every answer of a loader or an action, on the shop's own server and on Remix's: thrown
 * redirects and resource routes pass neither of entry.server's functions.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { openedContext } from "./context.server";
import { withRequestCookies } from "./request-cookies.server";

type Routes = ServerBuild["routes"];
type Arguments = LoaderFunctionArgs | ActionFunctionArgs;

/** The routes, with answers that carry the `Set-Cookie` values of their request. */
export function carryCookies(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader, action } = route.module;
      const module = { ...route.module };
      if (loader) module.loader = carrying(loader);
      if (action) module.action = carrying(action);
      return [id, { ...route, module }];
    }),
  );
}

function carrying<Args extends Arguments, Answer>(
  answer: (args: Args) => Answer | Promise<Answer>,
) {
  return async (args: Args): Promise<Answer> => {
    try {
      const answered = await answer(args);
      return answered instanceof Response
        ? ((await withCookies(answered, args)) as Answer)
        : answered;
    } catch (thrown) {
      throw thrown instanceof Response ? await withCookies(thrown, args) : thrown;
    }
  };
}

async function withCookies(response: Response, { context }: Arguments): Promise<Response> {
  const ctx = await openedContext(context);
  return ctx ? withRequestCookies(response, ctx) : response;
}
