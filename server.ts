/**
 * The composition root: the only file that knows storefront and backend. `remix vite:dev` uses
 * createShop; the build of this file starts listening.
 */
import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { type Environment, parseSettings } from "#server/env";
import { createFront } from "#server/front";
import { keepPages } from "#server/kept-pages/kept-pages";
import { createLog } from "#server/log";
import { backendElsewhere, openBackend } from "#server/open-backend";
import { ownAddress } from "#server/own-address";
import { keepSecret } from "#server/secrets";
import { startShop } from "#server/start/start-shop";
import { type Step, silentStep } from "#server/start/steps";
import { storefrontSettings } from "#server/storefront-settings";
import { createWebApp } from "#server/web-app";
import {
  noteCatalogVersion,
  onCatalogVersion,
  seenCatalogVersion,
} from "~/api/catalog-version.server";
import { personalCookies } from "~/http/cookie-names";
import { keptAddressOf } from "~/http/kept-address";
import type { StorefrontCaller } from "~/http/load-context";
import { sayAmount } from "~/i18n/say-amount.server";
import { shippedTexts } from "~/i18n/shipped-texts";

export interface ShopOptions {
  build: () => Promise<ServerBuild>;
  /** Pages are rendered anew each time, and Vite serves the files. */
  development?: boolean;
  env?: Environment;
  step?: Step;
}

/** Puts the shop together: env → backend → kept pages, static files, /api, Remix. */
export async function createShop(options: ShopOptions) {
  const { build, development = false, env = process.env, step = silentStep } = options;
  const settings = parseSettings(env);
  const log = createLog(settings.logLevel);
  const secret = settings.sessionSecret ?? keepSecret(settings.dataDir);

  const own = ownAddress(settings.publicUrl);
  const backend = settings.apiUrl
    ? backendElsewhere(settings.apiUrl)
    : await openBackend(settings, {
        log,
        step,
        texts: shippedTexts(),
        migrationsFolder: resolve("backend/db/migrations"),
        secret,
        ownUrl: own.url,
        sayAmount,
      });
  const api = backend.fetch && noting(backend.fetch);
  const storefront = storefrontSettings(settings);
  const loadContext = (requestId: string, caller?: StorefrontCaller) => ({
    api,
    requestId,
    secret,
    settings: storefront,
    caller,
  });

  const renderPage = createRequestHandler(build, development ? "development" : "production");
  const keptPages = keepPages({
    addressOf: keptAddressOf,
    personalCookies,
    origin: settings.publicUrl,
    catalogVersion: seenCatalogVersion,
    render: (request, requestId) => renderPage(request, loadContext(requestId)),
  });
  const forgetDropping = onCatalogVersion(() => keptPages.drop());

  const handle = createFront({
    log,
    keptPages: development ? undefined : keptPages,
    isReady: backend.isReady,
    publicUrl: settings.publicUrl,
    rest: createWebApp({
      build,
      staticFolder: development ? undefined : resolve("build/client"),
      api,
      sandbox: backend.sandbox,
      loadContext,
      trustProxy: settings.trustProxy,
      log,
    }),
  });
  const close = async () => {
    forgetDropping();
    await backend.close();
  };
  return { handle, close, listening: own.listening, settings, log };
}

/** Every answer of /api tells the catalogue version, also those that go to other clients. */
function noting(fetch: (request: Request) => Promise<Response>) {
  return async (request: Request) => {
    const response = await fetch(request);
    noteCatalogVersion(response.headers.get("X-Catalog-Version"));
    return response;
  };
}

if (import.meta.env.PROD) {
  await startShop((step) =>
    createShop({ build: () => import("virtual:remix/server-build"), step }),
  );
}
