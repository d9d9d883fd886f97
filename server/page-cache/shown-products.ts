import { productPage } from "~/sitemap/paths";

const [stem = ""] = productPage({ id: 0, slug: "" }).split("0");
const links = new RegExp(`${stem}(\\d+)`, "g");

/**
 * The products that a page shows, by their public codes: whatever shows one links to it, a page as well as the data of one, and a product's
 * own page names itself.
 */
export function shownProducts(body: Buffer): ReadonlySet<number> {
  return new Set([...body.toString("latin1").matchAll(links)].map(([, code]) => Number(code)));
}
