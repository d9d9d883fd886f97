import type { Database } from "./db/database";
import type { CardStore } from "./features/catalog/cards/card-store";
import type { Catalogue } from "./features/catalog/kept/catalogue";
import type { Listings } from "./features/catalog/listing/listings";
import type { PictureStore } from "./features/media/picture-store";
import type { Clock } from "./ports/clock";
import type { Log } from "./ports/log";
import type { RateLimiter } from "./ports/rate-limiter";

/** All that the calls' handlers work with; made once per backend. */
export interface Services {
  database: Database;
  catalogue: Catalogue;
  cards: CardStore;
  listings: Listings;
  pictures: PictureStore;
  packageName: string;
  autoTranslate: boolean;
  clock: Clock;
  log: Log;
  rateLimiter: RateLimiter;
}
