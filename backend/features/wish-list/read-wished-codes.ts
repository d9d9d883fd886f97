import { and, desc, eq } from "drizzle-orm";
import { wishItems, wishLists } from "../../db/tables/carts";
import { products } from "../../db/tables/products";
import type { Services } from "../../services";
import { type Owner, preparedByOwner } from "../cart/owner";
import { ofOwner } from "./wish-lists";

/** GET user/wish-list/codes: the products' public codes, in the list's order and without what the shop no longer shows. */
export async function readWishedCodes(
  { database, catalogue }: Pick<Services, "database" | "catalogue">,
  owner: Owner | null,
): Promise<number[]> {
  if (!owner) return [];
  const rows = await database.run((q) => readCodes(q, owner, {}));
  const { columns } = await catalogue.current();
  return rows.map(({ code }) => code).filter((code) => columns.docIdOf(code) !== undefined);
}

const readCodes = preparedByOwner([], (q, owner) =>
  q
    .select({ code: products.code })
    .from(wishLists)
    .innerJoin(wishItems, eq(wishItems.listId, wishLists.id))
    .innerJoin(products, eq(products.id, wishItems.productId))
    .where(and(ofOwner(owner), eq(products.status, "active")))
    .orderBy(desc(wishItems.addedAt), desc(products.code)),
);
