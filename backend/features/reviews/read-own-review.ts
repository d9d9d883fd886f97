import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "../../contract/languages";
import type { ReviewPage } from "../../contract/reviews";
import { productReviews } from "../../db/tables/reviews";
import { ApiError } from "../../http/errors";
import type { Services } from "../../services";
import { readCards } from "../wish-list/read-cards";
import { findProduct } from "./find-product";
import { hasBought } from "./has-bought";
import { showOwnReview } from "./show-review";

interface Asked {
  userId: string;
  code: number;
  lang: LanguageCode;
}

/** GET user/reviews/{product}. Throws `error.not_found` for a product that the shop doesn't show. */
export async function readOwnReview(
  services: Pick<Services, "database" | "catalogue" | "listings">,
  { userId, code, lang }: Asked,
): Promise<ReviewPage> {
  const { review, bought } = await services.database.run(async (q) => {
    const product = await findProduct(q, code);
    const [own] = await q
      .select()
      .from(productReviews)
      .where(and(eq(productReviews.userId, userId), eq(productReviews.productId, product.id)));
    return { review: own, bought: await hasBought(q, userId, product) };
  });
  const product = (await readCards(services, [code], lang)).get(code);
  if (!product) throw new ApiError("error.not_found");
  return { product, review: review ? showOwnReview(review) : null, bought };
}
