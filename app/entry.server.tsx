import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { I18nextProvider } from "react-i18next";
import { onIntent } from "./client/boot/on-intent";
import { afterPaint } from "./client/remix/after-paint";
import { never, StartWhen } from "./client/remix/deferred-scripts";
import { ScriptNonce } from "./client/remix/script-nonce";
import { cacheMarkupIn } from "./features/document/cache-markup.server";
import { PageTheme } from "./features/document/page-theme";
import { pictureInsideOf } from "./features/document/picture-inside.server";
import { renderDocument } from "./features/document/render-document.server";
import { RequestId } from "./features/document/request-id";
import { ServedBundles } from "./features/document/served-bundles";
import { StylesInside } from "./features/document/shop-styles";
import { RulesInside } from "./features/document/speculation-inside";
import { staticPage } from "./features/document/static-page.server";
import { addDataScripts, placeInData } from "./features/holes/data-hole.server";
import { toldPersonal } from "./features/holes/load-personal.server";
import type { Personal } from "./features/holes/personal";
import { addressesOf } from "./i18n/translator.server";
import { getContext, type RequestContext } from "./request/context.server";
import { readTheme } from "./request/cookies.server";
import { hideStaffData } from "./request/hide-staff-data.server";
import { holesHeader, writePlaces } from "./request/holes";
import { keepHeader } from "./request/keeping";
import { logOf } from "./request/log/log-of.server";
import {
  mayFetchAhead,
  setAudience,
  setPageHeaders,
  setPlaceholder,
  setReader,
  setRedirectAudience,
  setRetryAfter,
  setSafetyHeaders,
  setShelf,
  setSpeculation,
} from "./request/page-headers.server";
import { addRequestCookies } from "./request/request-cookies.server";
import type { SerializedView } from "./request/serialized-view";
import { loader as loadRoot } from "./root";
import { matchUrl } from "./sitemap/match";
import { speculationRules } from "./sitemap/speculation";
import { stylesInside } from "./styles-inside.server";
import { CachedMarkup, type CacheMarkup } from "./ui/cached-markup/cached-markup";
import { PictureInside } from "./ui/picture/picture-inside";

/** Requests whose page has failed once; Remix then asks for the page of the error, by the same request. */
const failedOnce = new WeakSet<Request>();

/**
 * Pages are rendered whole, then sent: one way for kept, plain and scripted pages (decisions 21). What throws
 * while it renders is a page of an error; and where that one throws too, the static one.
 */
export default async function handleRequest(
  ...args: Parameters<typeof renderPage>
): Promise<Response> {
  const [request, , , , context] = args;
  try {
    return await renderPage(...args);
  } catch (error) {
    if (!failedOnce.has(request)) {
      failedOnce.add(request);
      throw error;
    }
    handleError(error, { request, context, params: {} });
    const { requestId } = context;
    return staticPage({ kind: "failed", status: 500, requestId, theme: readTheme(request) });
  }
}

async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const ctx = await getContext({ request, context });
  const isForAFailedForm = await addRootData(remixContext, { request, context, params: {} });
  const { html, own, holes } = await renderDocument(
    (nonce) => (
      <I18nextProvider i18n={ctx.translator.i18n}>
        <RequestId.Provider value={context.requestId}>
          <StylesInside.Provider value={stylesInside(ctx)}>
            <RulesInside.Provider value={rulesInside(ctx, status)}>
              <ServedBundles.Provider value={addressesOf(ctx.translator.files)}>
                <PageTheme.Provider value={ctx.theme}>
                  <StartWhen.Provider value={isForAFailedForm ? never : startOf(request.url)}>
                    <ScriptNonce.Provider value={nonce}>
                      <CachedMarkup.Provider value={cachedMarkup(ctx)}>
                        <PictureInside.Provider value={pictureInsideOf(ctx)}>
                          <RemixServer
                            context={{ ...remixContext, serverHandoffStream: undefined }}
                            url={request.url}
                            nonce={nonce}
                          />
                        </PictureInside.Provider>
                      </CachedMarkup.Provider>
                    </ScriptNonce.Provider>
                  </StartWhen.Provider>
                </PageTheme.Provider>
              </ServedBundles.Provider>
            </RulesInside.Provider>
          </StylesInside.Provider>
        </RequestId.Provider>
      </I18nextProvider>
    ),
    async (rendered, nonce) => {
      const { renderMeta, serverHandoffStream } = remixContext;
      if (!renderMeta?.didRenderScripts || !serverHandoffStream) return [rendered];
      const data = await new Response(serverHandoffStream).text();
      return addDataScripts(rendered, { data, personal: toldPersonal(ctx), nonce });
    },
  );
  // Development's own styles, which Remix renders without a mark.
  if (remixContext.criticalCss) own.styles.push(remixContext.criticalCss);
  setPageHeaders(headers, own, ctx);
  setAudience(headers, ctx, status);
  if (headers.has(keepHeader)) headers.set(holesHeader, writePlaces(holes));
  setSpeculation(headers, ctx, status);
  setReader(headers, ctx);
  setShelf(headers, ctx, request, status);
  setPlaceholder(headers, ctx);
  setRetryAfter(headers, status);
  addRequestCookies(headers, ctx, status);
  return new Response(html, { status, headers });
}

/** None in development, where what rendered it may have changed since. */
function cachedMarkup({ translator }: RequestContext): CacheMarkup | undefined {
  return import.meta.env.PROD ? cacheMarkupIn(translator.i18n) : undefined;
}

/** What may be fetched ahead of a click from somebody's first page here, which then needs no file of it. */
function rulesInside(ctx: RequestContext, status: number): string | undefined {
  if (!ctx.isFirstVisit || !mayFetchAhead(ctx, status)) return undefined;
  return JSON.stringify(speculationRules(ctx.lang));
}

/** A page that is there to be read, the same for everybody, waits for intent. */
function startOf(url: string): string {
  const { page } = matchUrl(url);
  const isRead = page.access === "public" && page.cache !== false && page.at !== "bare";
  return isRead ? onIntent : afterPaint;
}

/**
 * Loads what the frame shows of the shop and its shopper for the page of an error that an action threw: the router
 * loads only what stands above that page. The data for the browser is written by then and lacks it, so such a page
 * is one without the app. Answers whether it is one.
 */
async function addRootData(
  { staticHandlerContext: { errors, loaderData } }: EntryContext,
  args: LoaderFunctionArgs,
): Promise<boolean> {
  if (args.request.method !== "POST" || !errors || loaderData.root) return false;
  try {
    loaderData.root = await loadRoot(args);
    return true;
  } catch (error) {
    // The page of the first error goes out without it.
    handleError(error, args);
    return false;
  }
}

export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const ctx = await getContext({ request, context });
  setSafetyHeaders(response.headers);
  setRedirectAudience(response.headers, response.status);
  setAudience(response.headers, ctx, response.status);
  setReader(response.headers, ctx);
  setPlaceholder(response.headers, ctx);
  addRequestCookies(response.headers, ctx, response.status);
  const personal = toldPersonal(ctx);
  if (personal && response.headers.has(keepHeader)) return withHole(response, personal);
  return hideStaffData(response, request);
}

/** Data that may be kept, with word of where its reader's part is. */
async function withHole(response: Response, personal: SerializedView<Personal>): Promise<Response> {
  const { status, headers } = response;
  const data = await response.text();
  headers.set(holesHeader, writePlaces(placeInData(data, personal)));
  return new Response(data, { status, headers });
}

/** Errors go to the log, with their stack; a request that was given up is none. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  const { pathname: path } = new URL(request.url);
  const { requestId } = context;
  logOf(context).error({ requestId, method: request.method, path, err: error }, "request failed");
}
