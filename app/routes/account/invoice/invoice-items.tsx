import { BothLanguages } from "./both-languages";
import type { InvoiceWords } from "./invoice-words.server";
import type { InvoiceView } from "./to-invoice-view.server";

interface InvoiceItemsProps {
  items: InvoiceView["items"];
  words: InvoiceWords;
}

const columns = ["item", "qty", "unit", "total"] as const;

/** What was bought; on a narrow screen or slip each item stands as a block. */
export function InvoiceItems({ items, words }: InvoiceItemsProps) {
  return (
    <table className="invoice-items">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <BothLanguages texts={words[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ sku, names, options, qty, unit, total }) => (
          <tr key={sku}>
            <td>
              <BothLanguages texts={names} />
              <span className="field-hint">
                <BothLanguages texts={options} />
                <bdi dir="ltr">{sku}</bdi>
              </span>
            </td>
            <td>{qty}</td>
            <td>{unit}</td>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
