/**
 * The composition root: the only file that knows storefront and backend. `remix vite:dev` uses
 * createShop; the build of this file starts listening.
 */
import { resolve } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { languageCodes } from "#backend/contract/languages";
import type { PageFetch } from "#backend/contract/page-fetch";
import { extensionsOf } from "#dev/extensions";
import { hasLaboratory } from "#dev/laboratory/has-laboratory";
import { openBank } from "#dev/sandbox-bank/open-bank";
import {
  type Environment,
  isProduction,
  parseSettings,
  SettingsError,
  storefrontSettings,
} from "#server/env";
import { addressReader, askerReader } from "#server/forwarded";
import { createHttpHandler, hostRule } from "#server/http-handler";
import { createReadiness, listenAddress } from "#server/listen";
import { createLog } from "#server/log";
import { backendElsewhere, openBackend } from "#server/open-backend";
import { busyResponder } from "#server/overload/respond-busy";
import { createPageCache } from "#server/page-cache/page-cache";
import { perBuild } from "#server/per-build";
import { keepSecret, withSettingsFile } from "#server/settings-file";
import { type RunStep, silentStep } from "#server/start/report";
import { startShop } from "#server/start/start-shop";
import { createWebApp, openGates } from "#server/web-app";
import { cachedForMs } from "~/api/cached-calls.server";
import {
  noteCatalogHeaders,
  noteCatalogVersion,
  onCatalogMove,
  seenCatalogVersion,
  wasDoubted,
} from "~/api/catalog-version.server";
import type { StorefrontCaller } from "~/api/client/load-context";
import { createPageBuilds } from "~/client/remix/page-builds.server";
import { staticPage } from "~/features/document/static-page.server";
import { loadFilling } from "~/fill-holes.server";
import { shippedTexts } from "~/i18n/messages";
import { sayAmount } from "~/i18n/say-amount.server";
import { shopperCookies } from "~/request/cookie-names";
import { cacheAddressOf } from "~/sitemap/cache-address";
import { routeNameAt } from "~/sitemap/match";

export interface ShopOptions {
  build: () => Promise<ServerBuild>;
  /** Pages are rendered anew each time, and Vite serves the files. */
  development?: boolean;
  env?: Environment;
  step?: RunStep;
}

/** Puts the shop together: env → backend → cached pages, built files, /api, Remix. */
export async function createShop(options: ShopOptions) {
  const { build, development = false, step = silentStep } = options;
  const env = options.env ?? withSettingsFile(process.env);
  const settings = parseSettings(env);
  const log = createLog(settings.logLevel);
  const secret = settings.sessionSecret ?? keepSecret(settings.dataDir);

  const built = languageCodes.join(",");
  if (settings.languages !== built) {
    throw new SettingsError(
      `LANGUAGES is ${settings.languages}, but this build was made for ${built}: build it anew, as npm start does`,
    );
  }
  if (settings.lab && !hasLaboratory) log.warn("LAB=1, but this build was made with LAB=0");
  const own = listenAddress(settings.publicUrl);
  const backend = settings.apiUrl
    ? backendElsewhere(settings.apiUrl)
    : await openBackend(settings, {
        log,
        step,
        texts: shippedTexts(),
        migrationsFolder: resolve("backend/db/migrations"),
        secret,
        selfUrl: own.url,
        extensions: extensionsOf(settings),
        openBank: (parts) => openBank({ ...parts, sayAmount }),
      });
  const api = backend.fetch && noting(backend.fetch);
  const { forPage } = backend;
  const storefront = storefrontSettings(settings);
  const loadContext = (requestId: string, caller?: StorefrontCaller) => ({
    api: forPage && noting(forPage()),
    log,
    requestId,
    secret,
    settings: storefront,
    caller,
  });

  const { buildOf, manifest } = createPageBuilds(build, routeNameAt);
  const rendererOf = perBuild((one) => createRequestHandler(one, "production"));
  const gates = openGates();
  const askerOf = askerReader(settings.trustProxy);
  const callerOf = addressReader(settings.trustProxy);
  const respondBusy = busyResponder((lang) =>
    staticPage({ kind: "unavailable", status: 503, lang }),
  );
  const pageCache = createPageCache({
    addressOf: cacheAddressOf,
    shopperCookies: shopperCookies(storefront.secure),
    origin: settings.publicUrl,
    catalogVersion: seenCatalogVersion,
    isAway: backend.isAway,
    wasDoubted: (since) => wasDoubted(since - cachedForMs),
    render: async (request, requestId) => {
      const render = rendererOf(await buildOf(new URL(request.url).pathname));
      return render(request, loadContext(requestId));
    },
    loadFilling: (request, { req, requestId }) => {
      const caller = { address: callerOf(req), agent: req.headers["user-agent"] };
      return loadFilling(request, loadContext(requestId, caller));
    },
    takeTurn: (req, gone) => gates.pages.enter(askerOf(req), gone),
    takeTurnBehind: () => gates.pages.enter(shopItself),
    maxBytes: settings.pageCacheMb * 1024 * 1024,
  });
  const forgetDropping = onCatalogMove(pageCache.drop);
  backend.onCatalogMove(noteCatalogVersion);

  const readiness = createReadiness(backend.isReady);
  const handle = createHttpHandler({
    log,
    pageCache: development ? undefined : pageCache,
    isReady: readiness.check,
    publicUrl: settings.publicUrl,
    knowsHost: hostRule(settings),
    trustProxy: settings.trustProxy,
    respondBusy,
    next: createWebApp({
      ...(development ? { buildOf: build } : { buildOf, manifest }),
      withdrawsWorker: !settings.serviceWorker,
      // What pages of the build before still load comes second.
      builtFolders: development
        ? []
        : ["client", "before"].map((name) => resolve(settings.buildFolder, name)),
      api,
      sandbox: backend.sandbox,
      loadContext,
      trustProxy: settings.trustProxy,
      gates,
      respondBusy,
      log,
    }),
  });
  const close = async () => {
    forgetDropping();
    await backend.close();
  };
  return {
    handle,
    leave: readiness.leave,
    close,
    listening: own.listening,
    sellerGaps: backend.sellerGaps,
    settings,
    log,
  };
}

/** As whom the shop renders what nobody waits for: another asker among all, with one page at a time. */
const shopItself = "";

/** Every answer of /api tells the catalogue version and its moves, also those that go to other clients. */
function noting(fetch: PageFetch): PageFetch {
  return async (request, takes) => {
    const response = await fetch(request, takes);
    noteCatalogHeaders(response.headers);
    return response;
  };
}

if (import.meta.env.PROD) {
  const { env } = process;
  // React and Express ask it for themselves, as soon as the first page is rendered.
  if (isProduction(env.NODE_ENV)) env.NODE_ENV = "production";
  await startShop((shopEnv, step) =>
    createShop({ build: () => import("#server/storefront-build"), env: shopEnv, step }),
  );
}
