import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type {
  ActionFunctionArgs,
  AppLoadContext,
  EntryContext,
  LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { RequestId } from "./features/document/request-id";
import { ServedTexts } from "./features/document/served-texts";
import { StylesInside } from "./features/document/shop-styles";
import { stylesInside } from "./features/document/styles-inside.server";
import { wholeHtml } from "./features/document/whole-html";
import { addCookies } from "./http/cookies.server";
import {
  setAudience,
  setPageHeaders,
  setReader,
  setSafetyHeaders,
} from "./http/page-headers.server";
import { openShop } from "./http/shop.server";
import { addressesOf } from "./i18n/text-files.server";

/** Pages are rendered whole, then sent: one way for kept, plain and scripted pages (decisions 21). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const shop = await openShop({ request, context });
  const { html, failed } = await renderWhole(
    <I18nextProvider i18n={shop.translator.i18n}>
      <RequestId.Provider value={context.requestId}>
        <StylesInside.Provider value={stylesInside(shop, request.url)}>
          <ServedTexts.Provider value={addressesOf(shop.translator.files)}>
            <RemixServer context={remixContext} url={request.url} />
          </ServedTexts.Provider>
        </StylesInside.Provider>
      </RequestId.Provider>
    </I18nextProvider>,
  );
  setPageHeaders(headers, html, shop);
  setAudience(headers, shop, failed ? 500 : status);
  setReader(headers, shop);
  addCookies(headers, shop.cookies);
  return new Response(html, { status: failed ? 500 : status, headers });
}

export async function handleDataRequest(
  response: Response,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const shop = await openShop({ request, context });
  setSafetyHeaders(response.headers);
  setAudience(response.headers, shop, response.status);
  setReader(response.headers, shop);
  addCookies(response.headers, shop.cookies);
  return response;
}

/** Errors go to the log, with their stack; a request that was given up is none. */
export function handleError(
  error: unknown,
  { request, context }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  if (request.signal.aborted) return;
  console.error(context.requestId ?? "-", request.method, new URL(request.url).pathname, error);
}

async function renderWhole(page: React.ReactElement): Promise<{ html: string; failed: boolean }> {
  let failed = false;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error) => {
        failed = true;
        console.error(error);
      },
    });
  });
  return { html: wholeHtml(html), failed };
}
