/** The same shop with few and with 100,000 products: latency of listings and search, one request at a time. */
import { type Load, runLoad } from "./load";
import { heavyListings, lightListings, listPlaces, searches } from "./pages";
import type { Measured } from "./shop-process";

export interface Scale {
  light: Load;
  search: Load;
  heavy: Load;
  /** CPU seconds of web and database for 1,000 listings of all kinds, none of them kept. */
  cpuPerThousand: number;
}

const personal = { "accept-encoding": "br", authorization: "none" };

export async function measureScale(
  shop: Measured,
  databasePids: () => Promise<number[]>,
): Promise<Scale> {
  const places = await listPlaces(shop.origin);
  const pids = async () => [shop.pid, ...(await databasePids())];
  const run = (paths: string[], amount: number, connections = 1) =>
    runLoad({ origin: shop.origin, paths, headers: personal, connections, amount, pids });
  const lightPaths = lightListings(places);
  const heavyPaths = heavyListings(places);
  await run([...lightPaths.slice(0, 40), ...searches], 80);
  const light = await run(lightPaths, lightPaths.length);
  const heavy = await run(heavyPaths, heavyPaths.length);
  const search = await run(searches, 80);
  const mixed = await run([...lightPaths, ...heavyPaths], 1_000, 8);
  return { light, search, heavy, cpuPerThousand: mixed.cpuPerRequest };
}
