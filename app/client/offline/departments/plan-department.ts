import { fetchFile, fetchPicture } from "./fetch-part";
import { filesOf, picturesOf, productsOf, type ReadPage, readPage } from "./read-page";

/** The first pages of a listing, and as many of its products. */
const maxListings = 2;
export const maxProducts = 48;
/** Of one product, the first pictures of its gallery. */
export const picturesPerProduct = 3;
/** More than this no department takes; what comes after it is left out. */
export const maxBytes = 16_000_000;

/** What saving a department comes to. */
export interface DepartmentPlan {
  /** The path of its listing. */
  address: string;
  name: string;
  listings: ReadPage[];
  products: string[];
  /** How much room it takes, by its first product. */
  bytes: number;
}

/**
 * Looks what a department has and how large it is: its listing is read, and one of its products. Rejects where the shop
 * can't be reached; @returns undefined where there is nothing to save
 */
export async function planDepartment(
  address: string,
  name: string,
): Promise<DepartmentPlan | undefined> {
  const listings = await readListings(address);
  const products = [...new Set(listings.flatMap(productsOf))].slice(0, maxProducts);
  const sample = products[0] && (await readPage(products[0]));
  if (!sample) return undefined;
  const pictures = new Set(listings.flatMap(picturesOf));
  const [first] = pictures;
  const picture = first ? await sizeOf(fetchPicture(first)) : 0;
  const files = new Set([...listings, sample].flatMap(filesOf));
  const ofFiles = await Promise.all([...files].map((file) => sizeOf(fetchFile(file))));
  const perProduct = sample.html.length + (galleryOf(sample) - 1) * picture;
  const bytes =
    sum(listings.map(({ html }) => html.length)) +
    sum(ofFiles) +
    pictures.size * picture +
    products.length * perProduct;
  return { address, name, listings, products, bytes: Math.min(bytes, maxBytes) };
}

async function readListings(address: string): Promise<ReadPage[]> {
  const listings: ReadPage[] = [];
  for (let number = 1; number <= maxListings; number++) {
    const at = number === 1 ? address : `${address}?page=${number}`;
    if (number > 1 && !listings.some(({ html }) => html.includes(at))) break;
    const page = await readPage(at);
    if (page) listings.push(page);
  }
  return listings;
}

/** How many pictures of a product are saved; its first one is in the listing already. */
const galleryOf = (page: ReadPage) =>
  Math.max(1, Math.min(picturesPerProduct, picturesOf(page).length));

const sizeOf = async (asked: Promise<Response | undefined>) => {
  const response = await asked;
  return (await response?.blob())?.size ?? 0;
};

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
