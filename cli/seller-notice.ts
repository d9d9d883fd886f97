import type { Database } from "#backend/db/database";
import { readSellerGaps } from "#backend/features/settings/seller-gaps";
import type { Terminal } from "./command";

/** Says what a real shop lacks before it may take orders, and how to settle it. */
export async function tellSellerGaps(
  database: Database,
  demo: boolean,
  { say, tell }: Terminal,
): Promise<void> {
  const gaps = demo ? [] : await database.run(readSellerGaps);
  if (gaps.length === 0) return;
  tell(say("set.gaps"));
  for (const name of gaps) tell(`  npm run shop -- set ${name} "…"`);
}
