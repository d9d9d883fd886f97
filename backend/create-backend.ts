import type { Database } from "./db/database";
import { CardStore } from "./features/catalog/cards/card-store";
import { Catalogue } from "./features/catalog/kept/catalogue";
import { Listings } from "./features/catalog/listing/listings";
import { catalogRoutes } from "./features/catalog/routes";
import { PictureStore } from "./features/media/picture-store";
import { mediaRoutes } from "./features/media/routes";
import { siteRoutes } from "./features/site/routes";
import { translateRoutes } from "./features/translate/routes";
import { userRoutes } from "./features/users/routes";
import { createApp } from "./http/app";
import { type Clock, systemClock } from "./ports/clock";
import type { Log } from "./ports/log";
import { createLocalRateLimiter, type RateLimiter } from "./ports/rate-limiter";
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
  /** In this process by default; processes that share a shop hand in a shared one. */
  rateLimiter?: RateLimiter;
}

export interface Backend {
  /** Answers any request below /api. */
  fetch(request: Request): Promise<Response>;
  /** Loads the catalogue, so that the first shopper doesn't wait for it. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** Puts the backend together; nothing happens before the first request or `warm`. */
export function createBackend(deps: BackendDeps): Backend {
  const services = openServices(deps);
  const app = createApp(services.catalogue, deps.log);
  siteRoutes(app, services);
  translateRoutes(app, services);
  userRoutes(app, services);
  catalogRoutes(app, services);
  mediaRoutes(app, services);
  app.doc31("/openapi.json", {
    openapi: "3.1.0",
    info: { title: "Timcheh", version: "1" },
  });
  return {
    fetch: async (request) => app.fetch(request),
    warm: async () => {
      await services.catalogue.current();
    },
    close: () => services.pictures.close(),
  };
}

function openServices(deps: BackendDeps): Services {
  const { database, log, clock = systemClock } = deps;
  const catalogue = new Catalogue(database, clock);
  const cards = new CardStore(database, catalogue);
  return {
    database,
    catalogue,
    cards,
    listings: new Listings({ database, catalogue, cards, clock }),
    pictures: new PictureStore({ database, folder: deps.picturesFolder, log }),
    packageName: deps.packageName,
    autoTranslate: deps.autoTranslate,
    clock,
    log,
    rateLimiter: deps.rateLimiter ?? createLocalRateLimiter(clock),
  };
}
