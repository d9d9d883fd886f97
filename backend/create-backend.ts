import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { PageFetch } from "./contract/page-fetch";
import type { Database } from "./db/database";
import type { Extension } from "./extension";
import { addressRoutes } from "./features/address/routes";
import { defaultLoginLimits, type LoginLimits } from "./features/auth/challenges/login-limits";
import { authRoutes } from "./features/auth/routes";
import { requireLogin } from "./features/auth/sessions/require-login";
import { publishDuePosts } from "./features/blog/publish-due";
import { blogRoutes } from "./features/blog/routes";
import { staffBlogRoutes } from "./features/blog/staff/routes";
import { couponRoutes } from "./features/cart/coupons/staff-routes";
import { defaultGuestLimit } from "./features/cart/owner";
import { cartRoutes } from "./features/cart/routes";
import { brandRoutes } from "./features/catalog/brands/staff-routes";
import { CardStore } from "./features/catalog/cards/card-store";
import { Catalogue } from "./features/catalog/index/catalogue";
import { Listings } from "./features/catalog/listing/listings";
import { createListingRefresher } from "./features/catalog/refresh/refresh-stale";
import { catalogRoutes } from "./features/catalog/routes";
import { Stories } from "./features/catalog/search/stories";
import { synonymRoutes } from "./features/catalog/synonyms/routes";
import { checkoutRoutes } from "./features/checkout/routes";
import { dashboardRoutes } from "./features/dashboard/routes";
import { homeBlockRoutes } from "./features/home/routes";
import { linkRoutes } from "./features/links/routes";
import { libraryRoutes } from "./features/media/library/staff-routes";
import { PictureStore } from "./features/media/picture-store";
import { preparePictures } from "./features/media/prepare-pictures";
import { mediaRoutes } from "./features/media/routes";
import { createMessenger } from "./features/messages/messenger";
import { defaultHoldingLimits, type HoldingLimits } from "./features/orders/holding/holding-limits";
import { orderJobs } from "./features/orders/jobs/order-jobs";
import { orderRoutes } from "./features/orders/routes";
import { staffOrderRoutes } from "./features/orders/staff/routes";
import type { GatewaySettings } from "./features/payments/gateways/gateway-settings";
import type { HttpClient } from "./features/payments/gateways/http-client";
import { openGateways } from "./features/payments/gateways/open-gateways";
import { reconcilerOf } from "./features/payments/reconcile-payments";
import { paymentRoutes } from "./features/payments/routes";
import { retentionJob } from "./features/privacy/retention/retention-job";
import { privacyRoutes } from "./features/privacy/routes";
import { profileRoutes } from "./features/profile/routes";
import { pushRoutes } from "./features/push/routes";
import { tellInStock } from "./features/push/tell-in-stock";
import { guestMessageRoutes } from "./features/reading/messages/routes";
import { readingRoutes } from "./features/reading/routes";
import { showDueContent } from "./features/reading/show-due";
import { readingStaffRoutes } from "./features/reading/staff-routes";
import { redirectRoutes } from "./features/redirects/routes";
import { reviewRoutes } from "./features/reviews/routes";
import { staffReviewRoutes } from "./features/reviews/staff/routes";
import { richTextRoutes } from "./features/rich-text/routes";
import { shippingRoutes } from "./features/shipping/staff/routes";
import { siteRoutes } from "./features/site/routes";
import { siteStaffRoutes } from "./features/site/staff-routes";
import { indexJob } from "./features/sitemap/index-job";
import { sitemapRoutes } from "./features/sitemap/routes";
import { staffRoutes } from "./features/staff/routes";
import { closeResolvedTickets } from "./features/tickets/close-resolved";
import { deskRoutes } from "./features/tickets/desk/routes";
import { ticketRoutes } from "./features/tickets/routes";
import { titlePictureRoutes } from "./features/title-pictures/routes";
import { TitlePictures } from "./features/title-pictures/title-pictures";
import { translateRoutes } from "./features/translate/routes";
import { textRoutes } from "./features/translate/staff/routes";
import { defaultUploads } from "./features/uploads/count-upload";
import { encodeHere, encodeInTurn } from "./features/uploads/encode-in-turn";
import { uploadRoutes } from "./features/uploads/routes";
import { userRoutes } from "./features/users/routes";
import { wishListRoutes } from "./features/wish-list/routes";
import { type AppEnv, createApp } from "./http/app";
import { PageLogins } from "./http/page-logins";
import type { Job } from "./jobs/job";
import { createCipher } from "./ports/cipher";
import { type Clock, systemClock } from "./ports/clock";
import type { IndexNotifier } from "./ports/index-notifier";
import { createLocalLocks, type Locks } from "./ports/locks";
import type { Log } from "./ports/log";
import type { Mailer } from "./ports/mailer";
import { createPasswords, type Passwords } from "./ports/passwords";
import type { EncodePicture } from "./ports/picture-encoder";
import type { PushSender } from "./ports/push-sender";
import { createLocalRateLimiter, type RateLimiter } from "./ports/rate-limiter";
import type { Sms } from "./ports/sms";
import { createLocalStorage } from "./ports/storage/local-storage";
import type { Storage } from "./ports/storage/storage";
import type { Services } from "./services";

export interface BackendDeps {
  /** Open and migrated; the backend does not close it. */
  database: Database;
  /** Where drawn pictures are kept. */
  picturesFolder: string;
  /** The package identifier in paths (C-38). */
  packageName: string;
  /** Whether visits may register missing texts (R-API-07). */
  autoTranslate: boolean;
  log: Log;
  clock?: Clock;
  /** In this process by default; processes that share a shop hand in shared ones. */
  rateLimiter?: RateLimiter;
  locks?: Locks;
  /** Origin of absolute addresses in mails and for gateways, without a slash at the end. */
  publicUrl: string;
  /** Turns on the outbox page and the sandbox bank (decisions 8). */
  demo: boolean;
  /** The shop's own secret, of which the key of enciphered columns is made; of this process by default. */
  secret?: string;
  /** What is mounted beside the shop's own calls; nothing by default. */
  extensions?: readonly Extension[];
  /** What mail and texts go out by; what has none stays in the outbox. */
  mailer?: Mailer | undefined;
  sms?: Sms | undefined;
  /** What news go to devices by; none by default: then no device is told anything. */
  push?: PushSender | undefined;
  /** Whom search engines hear of changed pages by; none by default: then nobody tells them. */
  indexNotifier?: IndexNotifier | undefined;
  /** Visitors from one address who may begin a cart or a wish list in an hour; the usual number by default. */
  guestsPerAddress?: number;
  /** Pictures that one user, or visitors from one address, may upload in an hour; the usual number by default. */
  uploadsPerAddress?: number;
  /** How many orders may keep pieces from others without having been paid; the usual ones by default. */
  holdingLimits?: HoldingLimits;
  /** Decodes pictures that were handed in; in this process by default. */
  encodePicture?: EncodePicture;
  /** Where uploads lie; beside the drawn pictures by default. */
  storage?: Storage;
  /** The usual ones by default. */
  loginLimits?: LoginLimits;
  passwords?: Passwords;
  /** None by default: then there is cash on delivery alone. */
  payments?: GatewaySettings;
  /** The line to the gateways. */
  httpClient?: HttpClient;
}

export interface Backend {
  /** Answers any request below /api. */
  fetch(request: Request): Promise<Response>;
  /** The same for the calls of one page's request, which read alike and share what they find of its reader. */
  forPage(): PageFetch;
  /** Loads the catalogue, so that the first shopper doesn't wait for it. */
  warm(): Promise<void>;
  /** What comes around by itself; the server starts it, tests and commands run single ones. */
  jobs: readonly Job[];
  /** What verbs work with, for the command line and for tests of single ones. */
  services: Services;
  /** Tells of each move of the catalogue as the answers' headers do, without an answer. */
  onCatalogMove(listener: (version: string, moves: string) => void): void;
  close(): Promise<void>;
}

/** Puts the backend together; nothing happens before the first request or `warm`. */
export function createBackend(deps: BackendDeps): Backend {
  const services = openServices(deps);
  const app = createApp({
    version: () => services.catalogue.version(),
    recentMoves: () => services.catalogue.recentMoves(),
    follow: () => services.catalogue.follow().catch(() => {}),
    requireLogin: (c, permission) => requireLogin(services, c, permission),
    log: deps.log,
  });
  siteRoutes(app, services);
  translateRoutes(app, services);
  userRoutes(app, services);
  pushRoutes(app, services);
  privacyRoutes(app, services);
  dashboardRoutes(app, services);
  authRoutes(app, services);
  profileRoutes(app, services);
  addressRoutes(app, services);
  checkoutRoutes(app, services);
  catalogRoutes(app, services);
  sitemapRoutes(app, services);
  mediaRoutes(app, services);
  libraryRoutes(app, services);
  titlePictureRoutes(app, services);
  uploadRoutes(app, services);
  cartRoutes(app, services);
  wishListRoutes(app, services);
  linkRoutes(app, services);
  paymentRoutes(app, services);
  orderRoutes(app, services);
  ticketRoutes(app, services);
  deskRoutes(app, services);
  staffOrderRoutes(app, services);
  staffRoutes(app, services);
  richTextRoutes(app, services);
  readingRoutes(app, services);
  readingStaffRoutes(app, services);
  siteStaffRoutes(app, services);
  homeBlockRoutes(app, services);
  redirectRoutes(app, services);
  textRoutes(app, services);
  synonymRoutes(app, services);
  couponRoutes(app, services);
  brandRoutes(app, services);
  shippingRoutes(app, services);
  guestMessageRoutes(app, services);
  reviewRoutes(app, services);
  staffReviewRoutes(app, services);
  blogRoutes(app, services);
  staffBlogRoutes(app, services);
  for (const extension of deps.extensions ?? []) extension.routes(app, services);
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: { title: deps.packageName, version: "1" },
  });
  return {
    fetch: async (request) => app.fetch(request, {}),
    forPage: () => {
      const logins = new PageLogins();
      return async (request, takes) => {
        if (!takes?.values || request.method !== "GET") return app.fetch(request, { logins });
        const handed: AppEnv["Bindings"]["handed"] = {};
        const response = await app.fetch(request, { logins, handed });
        return response.body === null
          ? Object.assign(response, { handed: handed.value })
          : response;
      };
    },
    warm: async () => {
      await services.catalogue.current();
    },
    jobs: jobsOf(services, deps),
    services,
    onCatalogMove: (listener) => {
      const { catalogue } = services;
      catalogue.onMove((version) => listener(String(version), catalogue.recentMoves()));
    },
    close: async () => {
      await services.messenger.close();
      await services.listingRefresher.settled();
      await services.titlePictures.close();
      await services.pictures.close();
    },
  };
}

function jobsOf(services: Services, { indexNotifier }: BackendDeps): Job[] {
  const { messenger } = services;
  return [
    {
      name: "messages",
      everyMs: 15_000,
      sideBySide: true,
      run: (signal) => messenger.sendDue(signal),
    },
    retentionJob(services),
    closeResolvedTickets(services),
    tellInStock(services),
    preparePictures(services),
    publishDuePosts(services),
    showDueContent(services),
    reconcilerOf(services),
    ...orderJobs(services),
    ...(indexNotifier ? [indexJob(services, indexNotifier)] : []),
  ];
}

function openServices(deps: BackendDeps): Services {
  const { database, log, clock = systemClock } = deps;
  const catalogue = new Catalogue(database, clock, deps.demo);
  const cards = new CardStore(database, catalogue);
  const storage = deps.storage ?? createLocalStorage(join(deps.picturesFolder, "uploads"));
  const pictures = new PictureStore({ database, folder: deps.picturesFolder, storage, log });
  const { publicUrl } = deps;
  return {
    database,
    catalogue,
    cards,
    listings: new Listings({ catalogue, cards, clock, stories: new Stories(database) }),
    listingRefresher: createListingRefresher({ database, catalogue, log }),
    pictures,
    titlePictures: new TitlePictures({ storage, pictures, publicUrl, log }),
    gateways: openGateways(deps.payments ?? {}, deps.httpClient),
    packageName: deps.packageName,
    autoTranslate: deps.autoTranslate,
    clock,
    log,
    messenger: createMessenger(deps),
    push: deps.push,
    passwords: deps.passwords ?? createPasswords(),
    guestsPerAddress: deps.guestsPerAddress ?? defaultGuestLimit,
    holdingLimits: deps.holdingLimits ?? defaultHoldingLimits,
    uploadsPerAddress: deps.uploadsPerAddress ?? defaultUploads,
    encodePicture: encodeInTurn(deps.encodePicture ?? encodeHere),
    cipher: createCipher(deps.secret ?? randomBytes(32).toString("hex")),
    storage,
    loginLimits: deps.loginLimits ?? defaultLoginLimits,
    rateLimiter: deps.rateLimiter ?? createLocalRateLimiter(clock),
    locks: deps.locks ?? createLocalLocks(),
    publicUrl,
    demo: deps.demo,
  };
}
