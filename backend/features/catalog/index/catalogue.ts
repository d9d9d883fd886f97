import type { Database } from "../../../db/database";
import { catalogueVersions } from "../../../db/tables/listing";
import type { Clock } from "../../../ports/clock";
import type { Synonyms } from "../search/synonyms/synonyms";
import type { Reference } from "./build-reference";
import { loadColumns } from "./load-columns";
import { loadAllNames, loadNames } from "./load-names";
import { loadReference } from "./load-reference";
import { loadSynonyms } from "./load-synonyms";
import { ProductColumns } from "./product-columns";
import { ProductNames } from "./product-names";
import { RecentMoves } from "./recent-moves";

/** The catalogue in memory as of a version; stays as it is while a call works with it. */
export interface CatalogIndex {
  version: number;
  columns: ProductColumns;
  names: ProductNames;
  reference: Reference;
  synonyms: Synonyms;
}

/** How long a version is believed without asking the database. */
const versionTtlMs = 1000;

/**
 * Follows the database's catalogue version and keeps the index in step with it: single products by
 * what has changed, anything wider by loading anew. It is a copy, not a truth: each process has its
 * own, and a lost one is loaded again.
 */
export class Catalogue {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #isDemo: boolean;
  readonly #listeners: ((codes: readonly number[] | "all") => void)[] = [];
  readonly #followers: ((version: number) => void)[] = [];
  readonly #moves = new RecentMoves();
  #index: CatalogIndex | undefined;
  #rebuilt = 0;
  #askedAt = Number.NEGATIVE_INFINITY;
  #following: Promise<CatalogIndex> | undefined;

  /** @param isDemo whether the stars that the demo's seed has made up are shown; a real shop's are of reviews alone (decisions 30) */
  constructor(database: Database, clock: Clock, isDemo: boolean) {
    this.#database = database;
    this.#clock = clock;
    this.#isDemo = isDemo;
  }

  /** Tells which products' cards are no longer good. */
  onChange(listener: (codes: readonly number[] | "all") => void): void {
    this.#listeners.push(listener);
  }

  /** Tells each new version. */
  onMove(follower: (version: number) => void): void {
    this.#followers.push(follower);
  }

  /** What has moved lately, as the answers' header says it (contract/catalog-moves); nothing where nothing has. */
  recentMoves(): string {
    return this.#moves.header(this.#clock.now().getTime());
  }

  /** Follows the database at once, however lately it was asked: something is known to have changed. */
  async follow(): Promise<void> {
    await this.#following?.catch(() => {});
    this.#askedAt = Number.NEGATIVE_INFINITY;
    await this.current();
  }

  /** The catalogue, at most a second old. */
  async current(): Promise<CatalogIndex> {
    const now = this.#clock.now().getTime();
    if (this.#index && now - this.#askedAt < versionTtlMs) return this.#index;
    this.#following ??= this.#follow(now).finally(() => {
      this.#following = undefined;
    });
    return this.#following;
  }

  /** The newest version known; null while the database can't be asked. */
  async version(): Promise<number | null> {
    try {
      return (await this.current()).version;
    } catch {
      return this.#index?.version ?? null;
    }
  }

  async #follow(now: number): Promise<CatalogIndex> {
    const [row] = await this.#database.run((q) => q.select().from(catalogueVersions));
    const { version, rebuilt, edited } = row ?? { version: 0, rebuilt: 0, edited: 0 };
    const from = this.#index?.version ?? version;
    let codes: readonly number[] = [];
    if (!this.#index || rebuilt > this.#rebuilt || this.#index.columns.isWorn) {
      this.#index = await this.#load(version);
      this.#rebuilt = rebuilt;
      this.#tell("all");
    } else if (version > this.#index.version) {
      const { columns, names, reference, version: since } = this.#index;
      codes = await loadColumns(this.#database, columns, since);
      await loadNames(this.#database, columns, names, codes);
      const synonyms = await this.#database.run(loadSynonyms);
      this.#index = { version, columns, names, reference, synonyms };
      this.#tell(codes);
    }
    this.#askedAt = now;
    if (version > from) {
      this.#moves.add({ from, to: version, codes: edited > from ? "all" : codes }, now);
      for (const follower of this.#followers) follower(version);
    }
    return this.#index;
  }

  async #load(version: number): Promise<CatalogIndex> {
    const columns = new ProductColumns(this.#isDemo);
    const names = new ProductNames();
    const reference = await this.#database.run(loadReference);
    await loadColumns(this.#database, columns, 0);
    columns.settle();
    await loadAllNames(this.#database, columns, names);
    const synonyms = await this.#database.run(loadSynonyms);
    return { version, columns, names, reference, synonyms };
  }

  #tell(codes: readonly number[] | "all"): void {
    for (const listener of this.#listeners) listener(codes);
  }
}
