import { basename } from "node:path";
import { eq, sql } from "drizzle-orm";
import { maxPictureName } from "../../contract/library";
import type { Database, Query } from "../../db/database";
import { media } from "../../db/tables/media";
import { productMedia, products } from "../../db/tables/products";
import { variants } from "../../db/tables/variants";
import type { EncodePicture, PictureRefusal } from "../../ports/picture-encoder";
import type { Storage } from "../../ports/storage/storage";
import { refreshListing } from "../catalog/refresh/refresh-listing";
import { beginsLikePicture } from "../uploads/sniff-picture";
import { describePicture } from "./describe-picture";
import { originalName } from "./original-name";

interface Adding {
  database: Database;
  storage: Storage;
  encodePicture: EncodePicture;
}

export interface NewPicture {
  /** A file of this machine. */
  path: string;
  /** The variant whose product shows it; null for a picture that a sheet will name. */
  sku: string | null;
}

/** Thrown where nothing was added. */
export class PictureRefused extends Error {
  override name = "PictureRefused";
  constructor(readonly code: PictureRefusal["refused"] | "not_a_picture" | "unknown_sku") {
    super(code);
  }
}

/**
 * Takes an owner's photo into the shop: turned upright, made smaller where it is large, freed of what a camera
 * writes beside the pixels, measured and tinted, and shown with the product after those that it has. The same
 * photo again is the same picture. Answers its name. Throws `PictureRefused`.
 */
export async function addPicture(
  { database, storage, encodePicture }: Adding,
  { path, sku }: NewPicture,
): Promise<string> {
  if (!(await beginsLikePicture(path))) throw new PictureRefused("not_a_picture");
  const productId = sku === null ? null : await findProduct(database, sku);
  const made = await encodePicture({ kind: "take", path, ratio: null });
  if ("refused" in made) throw new PictureRefused(made.refused);
  const described = await describePicture(made);
  const row = { ...described, name: basename(path).slice(0, maxPictureName) };
  await storage.put(originalName(row.source.path), made.bytes, made.type);
  await database.transaction(async (q) => {
    const [{ id } = { id: "" }] = await q
      .insert(media)
      .values(row)
      .onConflictDoUpdate({ target: media.file, set: { updatedAt: new Date() } })
      .returning({ id: media.id });
    if (productId) await showWith(q, productId, id);
  });
  return row.file;
}

async function findProduct(database: Database, sku: string): Promise<string> {
  const [found] = await database.run((q) =>
    q.select({ id: variants.productId }).from(variants).where(eq(variants.sku, sku)),
  );
  if (!found) throw new PictureRefused("unknown_sku");
  return found.id;
}

async function showWith(q: Query, productId: string, mediaId: string): Promise<void> {
  // Two that come at once must not take the same place.
  await q
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, productId))
    .for("update");
  const last = sql<number>`(select coalesce(max(sort), -1) + 1 from ${productMedia} where product_id = ${productId})`;
  await q.insert(productMedia).values({ productId, mediaId, sort: last }).onConflictDoNothing();
  await refreshListing(q, [productId]);
}
