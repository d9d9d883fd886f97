import type { LanguageCode } from "../../../contract/languages";
import type { Money } from "../../../contract/money";
import type { SalesFigures } from "../../../contract/sales";
import type { Services } from "../../../services";
import { writeCsv } from "../../csv/write-csv";
import { coinOf, decimalsOf } from "../../import-export/import/fields";
import { fromStorageUnits } from "../../import-export/import/numerals";
import { readSales } from "./read-sales";

interface Wanted {
  /** ISO 8601, ascending. */
  cuts: readonly string[];
  /** Of the parts between the cuts. */
  names: readonly string[];
  lang: LanguageCode;
}

const sums = ["paid", "tax", "shipping", "discount", "refunded"] as const;

/**
 * What `readSales` says of each part as a CSV file, a line for each currency in it; amounts are in the main unit as import
 * files have them, dollars `19.90`, rials `12500000`. Parts in which nothing moved are left out.
 */
export async function writeSalesFile(
  services: Pick<Services, "database">,
  { cuts, names, lang }: Wanted,
): Promise<string> {
  const { data } = await readSales(services, { cuts, lang });
  const rows = names.flatMap((name, at) =>
    data.flatMap(({ currency, parts }) => {
      const figures = parts[at];
      return figures && isMoved(figures) ? [[name, currency, ...cellsOf(figures)]] : [];
    }),
  );
  return writeCsv(["period", "currency", "orders", "pieces", ...sums], rows);
}

const isMoved = ({ orders, refunded }: SalesFigures) => orders > 0 || refunded.amount > 0;

function cellsOf(figures: SalesFigures): string[] {
  const counts = [figures.orders, figures.pieces].map(String);
  return [...counts, ...sums.map((sum) => amountOf(figures[sum]))];
}

const amountOf = ({ amount, currency }: Money) =>
  fromStorageUnits(amount, decimalsOf[coinOf(currency)]);
