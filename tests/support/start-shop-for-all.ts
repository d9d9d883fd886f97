import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "../runner/command";
import { startDemoShop } from "./demo-shop";
import { startScriptlessProxy } from "./scriptless-proxy";

/** All specs log in and order from one address, and the laboratory is open. */
const settings = {
  LOGIN_SENDS_PER_ADDRESS: "10000",
  LOGIN_SENDS_PER_HOUR: "10000",
  ORDERS_OPEN_PER_ADDRESS: "10000",
  LAB: "1",
};

/**
 * One seeded shop for all specs; its address travels to the workers in SHOP_URL. A shop that is named
 * there already is used as it is.
 */
export default async function startShopForAll(): Promise<(() => Promise<unknown>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  if (!existsSync(join(projectFolder, "build/server/server.js"))) {
    throw new Error("There is no build to test: run `npm run build` first, or `npm test`.");
  }
  const shop = await startDemoShop(settings);
  process.env.SHOP_URL = shop.url;
  const proxy = await startScriptlessProxy();
  process.env.SCRIPTLESS_PROXY = proxy.url;
  return async () => {
    await proxy.stop();
    await shop.stop();
  };
}
