import { allLabComponents } from "#dev/laboratory/routes/components";
import { comparePath } from "~/sitemap/paths";
import { findProduct, listProducts, productPath } from "./catalogue";
import { findPostPath } from "./journal";
import type { LanguageCode } from "./languages";

export interface Screen {
  name: string;
  path: (lang: LanguageCode) => string | Promise<string>;
  /** Its status, where it is not 200. */
  status?: number;
  /** Only the page around it leads on. */
  linkless?: true;
}

const at = (rest: string) => (lang: LanguageCode) => `/${lang}${rest}`;

async function compareFour(lang: LanguageCode): Promise<string> {
  const { data } = await listProducts(lang, "?per_page=12");
  return comparePath(
    lang,
    data.slice(0, 4).map(({ id }) => id),
  );
}

/** Every screen of the shop that a visitor can see. */
export const screens: readonly Screen[] = [
  { name: "home", path: at("") },
  { name: "listing", path: at("/home/products") },
  { name: "listing-filtered", path: at("/home/products/sale?in_stock=1&page=2&per_page=12") },
  { name: "listing-empty", path: at("/home/products?min=1&max=1") },
  { name: "search-empty", path: at("/home/products?q=qzxwvqzxwv") },
  {
    name: "product",
    path: async (lang) => productPath(lang, await findProduct(lang, { withChoice: true })),
  },
  { name: "compare", path: compareFour },
  { name: "compare-empty", path: at("/home/compare"), linkless: true },
  { name: "law", path: at("/home/law") },
  { name: "login", path: at("/login"), linkless: true },
  { name: "faqs", path: at("/home/faqs") },
  { name: "faqs-search", path: at("/home/faqs?q=a") },
  { name: "blogs", path: at("/blogs") },
  { name: "post", path: findPostPath },
  { name: "page", path: at("/home/pages/about") },
  { name: "page-with-form", path: at("/home/pages/contact") },
  { name: "page-with-table", path: at("/home/pages/size-guide") },
  { name: "device", path: at("/home/device"), linkless: true },
  { name: "not-found", path: at("/no/such/page"), status: 404 },
  { name: "offline", path: (lang) => `/offline/${lang}` },
];

/** The laboratory's pages, for eyes: each component in its states. */
export const labScreens: readonly Screen[] = allLabComponents.map((name) => ({
  name: `lab-${name}`,
  path: at(`/__lab/${name}`),
}));
