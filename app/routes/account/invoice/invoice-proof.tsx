import { Fragment } from "react";
import { BothLanguages } from "./both-languages";
import type { InvoiceWords } from "./invoice-words.server";
import type { InvoiceView } from "./to-invoice-view.server";

/** How it was paid, and how anybody can see that the paper is unaltered. */
export function InvoiceProof({ invoice, words }: { invoice: InvoiceView; words: InvoiceWords }) {
  const { payments, qr, hash, verifyUrl } = invoice;
  return (
    <div className="invoice-proof">
      <svg
        className="invoice-qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={verifyUrl}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <div>
        <p>
          <BothLanguages texts={words.check} />
        </p>
        <p className="invoice-hash">
          <bdi dir="ltr">{hash}</bdi>
        </p>
        {payments.map(({ refId, bankRef, card, amount }) => (
          <p key={refId} className="field-hint">
            {amount}
            {[refId, bankRef, card].filter(Boolean).map((code) => (
              <Fragment key={code}>
                {" · "}
                <bdi dir="ltr">{code}</bdi>
              </Fragment>
            ))}
          </p>
        ))}
      </div>
    </div>
  );
}
