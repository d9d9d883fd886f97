import type { Database } from "./db/database";
import type { LoginLimits } from "./features/auth/challenges/login-limits";
import type { CardStore } from "./features/catalog/cards/card-store";
import type { Catalogue } from "./features/catalog/index/catalogue";
import type { Listings } from "./features/catalog/listing/listings";
import type { ListingRefresher } from "./features/catalog/refresh/refresh-stale";
import type { PictureStore } from "./features/media/picture-store";
import type { Messenger } from "./features/messages/messenger";
import type { HoldingLimits } from "./features/orders/holding/holding-limits";
import type { Gateways } from "./features/payments/gateways/open-gateways";
import type { TitlePictures } from "./features/title-pictures/title-pictures";
import type { EncodeInTurn } from "./features/uploads/encode-in-turn";
import type { Cipher } from "./ports/cipher";
import type { Clock } from "./ports/clock";
import type { Locks } from "./ports/locks";
import type { Log } from "./ports/log";
import type { Passwords } from "./ports/passwords";
import type { PushSender } from "./ports/push-sender";
import type { RateLimiter } from "./ports/rate-limiter";
import type { Storage } from "./ports/storage/storage";

/** All that the calls' handlers work with; made once per backend. */
export interface Services {
  database: Database;
  catalogue: Catalogue;
  cards: CardStore;
  listings: Listings;
  /** Lets lists follow the orders. */
  listingRefresher: ListingRefresher;
  pictures: PictureStore;
  /** What stands for a page where it is shared. */
  titlePictures: TitlePictures;
  gateways: Gateways;
  packageName: string;
  autoTranslate: boolean;
  clock: Clock;
  log: Log;
  messenger: Messenger;
  /** What news go to devices by; undefined where nothing is set to. */
  push: PushSender | undefined;
  passwords: Passwords;
  loginLimits: LoginLimits;
  /** Visitors from one address who may begin a cart or a wish list in an hour. */
  guestsPerAddress: number;
  /** How many orders may keep pieces from others without having been paid. */
  holdingLimits: HoldingLimits;
  /** Pictures that one user, or visitors from one address, may upload in an hour. */
  uploadsPerAddress: number;
  /** Makes of pictures that were handed in what is kept of them. */
  encodePicture: EncodeInTurn;
  /** For columns that nobody reads in a copy of the database. */
  cipher: Cipher;
  /** Where uploads lie. */
  storage: Storage;
  rateLimiter: RateLimiter;
  locks: Locks;
  /** Origin of absolute addresses in mails and for gateways. */
  publicUrl: string;
  /** The outbox page and the sandbox bank are there. */
  demo: boolean;
}
