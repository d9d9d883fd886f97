import { BothLanguages } from "./both-languages";
import type { InvoiceWords } from "./invoice-words.server";
import type { InvoiceView } from "./to-invoice-view.server";

/** Who sold, and who bought. */
export function InvoiceParties({ invoice, words }: { invoice: InvoiceView; words: InvoiceWords }) {
  const { seller, buyer } = invoice;
  return (
    <div className="invoice-parties">
      <section>
        <h2>
          <BothLanguages texts={words.seller} />
        </h2>
        <b>
          <BothLanguages texts={seller.names} />
        </b>
        {seller.lines.map((line) => (
          <p key={String(line[0]?.text)}>
            <BothLanguages texts={line} />
          </p>
        ))}
      </section>
      <section>
        <h2>
          <BothLanguages texts={words.buyer} />
        </h2>
        <b dir="auto">{buyer.name}</b>
        <p>
          <bdi dir="ltr">{buyer.phone}</bdi>
        </p>
        {buyer.lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </section>
    </div>
  );
}
