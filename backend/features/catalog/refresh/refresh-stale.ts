import { inArray } from "drizzle-orm";
import type { Database } from "../../../db/database";
import { staleListings } from "../../../db/tables/listing";
import type { Log } from "../../../ports/log";
import type { Catalogue } from "../index/catalogue";
import { refreshShown } from "./refresh-listing";

/** As many as one transaction makes anew: after a migration, all products may be due. */
const batchSize = 500;

/**
 * Makes anew what lists say of the products that orders have left few of, or that a migration has named; answers how
 * many there were.
 */
export async function refreshStale(database: Database): Promise<number> {
  for (let refreshed = 0; ; ) {
    const batch = await refreshBatch(database);
    refreshed += batch.products;
    if (batch.rows < batchSize) return refreshed;
  }
}

function refreshBatch(database: Database): Promise<{ rows: number; products: number }> {
  return database.transaction(async (q) => {
    const due = q
      .select({ seq: staleListings.seq })
      .from(staleListings)
      .orderBy(staleListings.seq)
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const rows = await q
      .delete(staleListings)
      .where(inArray(staleListings.seq, due))
      .returning({ productId: staleListings.productId });
    const products = [...new Set(rows.map(({ productId }) => productId))];
    await refreshShown(q, products);
    return { rows: rows.length, products: products.length };
  });
}

/** Lists follow the orders right after them, and never hold one up. */
export interface ListingRefresher {
  /** What is due is done now, together with what comes meanwhile; the job repeats what fails. */
  soon(): void;
  /** Waits for what is being done. */
  settled(): Promise<void>;
}

/** A rush of orders is followed by so many refreshes a second at most. */
const pauseMs = 50;

export function createListingRefresher(deps: {
  database: Database;
  catalogue: Pick<Catalogue, "follow">;
  log: Log;
}): ListingRefresher {
  let isDue = false;
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (isDue) {
      // Behind the commit of who called, and together with others.
      await new Promise((done) => setTimeout(done, pauseMs));
      isDue = false;
      await refresh().catch((error: unknown) =>
        deps.log.warn({ err: error }, "lists were not refreshed after an order"),
      );
    }
  }

  /** This process shows it at once; the others hear of it from the database. */
  async function refresh(): Promise<void> {
    if ((await refreshStale(deps.database)) > 0) await deps.catalogue.follow();
  }

  return {
    soon() {
      isDue = true;
      running ??= work().finally(() => {
        running = undefined;
      });
    },
    settled: async () => running,
  };
}
