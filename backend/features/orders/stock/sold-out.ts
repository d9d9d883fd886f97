import { spokenLanguage } from "../../../contract/languages";
import type { Texts } from "../../../db/tables/columns";
import { ApiError } from "../../../http/errors";
import { speak } from "../../languages/language";

interface Line {
  variantId: string | null;
  sku: string;
  name: Texts;
}

/** `order.sold_out`, naming the line in the shopper's language; its variant's id stands in `errors`. */
export function soldOut(lang: string, lines: readonly Line[], variantId: string | null): ApiError {
  const line = lines.find((one) => one.variantId === variantId);
  const name = line && (speak(line.name, spokenLanguage(lang)) ?? line.sku);
  return new ApiError("order.sold_out", {
    params: { name: name ?? "" },
    errors: variantId ? { [variantId]: ["order.sold_out"] } : {},
  });
}
