/**
 * Old addresses: where a public page ends in a 404, its address may be one that a page once had. They are looked for
 * then alone, so that no living page pays for them.
 */
import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { redirectAddress, redirectPathOf } from "#backend/contract/redirects";
import { anonymousSession, createApiClient } from "~/api/client/api-client.server";
import { findRedirect } from "~/api/redirects.server";
import { publicRouteIds } from "~/sitemap/routes";
import { getContext } from "./context.server";

type Routes = ServerBuild["routes"];

/** How long a reader of a page that isn't there waits for another one. */
const timeoutMs = 1_500;

/** Who follows an old address remembers it for this long; so long a change of it may take. */
const maxAgeSeconds = 60 * 60;

/** The routes, of which the public ones lead whoever asks at an old address to the new one. */
export function redirectOldAddresses(routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => {
      const { loader } = route.module;
      if (!loader || !publicRouteIds.has(id)) return [id, route];
      return [id, { ...route, module: { ...route.module, loader: redirecting(loader) } }];
    }),
  );
}

function redirecting<Answer>(load: (args: LoaderFunctionArgs) => Answer | Promise<Answer>) {
  return async (args: LoaderFunctionArgs): Promise<Answer> => {
    try {
      return await load(args);
    } catch (thrown) {
      if (!(thrown instanceof Response) || thrown.status !== 404) throw thrown;
      throw (await redirectOf(args)) ?? thrown;
    }
  };
}

async function redirectOf(args: LoaderFunctionArgs): Promise<Response | undefined> {
  const { request } = args;
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname, search } = new URL(request.url);
  const path = redirectPathOf(pathname);
  const to = path === null ? null : await find(args, path);
  if (to === null) return undefined;
  const headers = {
    Location: redirectAddress(to) + search,
    "Cache-Control": `public, max-age=${maxAgeSeconds}`,
  };
  return new Response(null, { status: 301, headers });
}

/** Null also where the backend can't say it in time: the page is then not found, as it would be without old addresses. */
async function find(args: LoaderFunctionArgs, path: string): Promise<string | null> {
  const { lang } = await getContext(args);
  const signal = AbortSignal.timeout(timeoutMs);
  const api = createApiClient(args.context, lang, anonymousSession, signal);
  // Whoever answers in this process does not hear of the signal.
  const tooLate = new Promise<null>((done) => {
    signal.addEventListener("abort", () => done(null), { once: true });
  });
  return Promise.race([findRedirect(api, path).catch(() => null), tooLate]);
}
