import { useTranslation } from "react-i18next";

interface Row {
  name: string;
  /** Printed. */
  amount: string;
  /** Something that the shopper need not pay. */
  isGain?: boolean;
}

export interface TotalsView {
  rows: Row[];
  payable: string;
  /** The tax inside, by rate. */
  tax: Row[];
}

interface TotalsProps {
  view: TotalsView;
  /** What the sum is called, where it is no longer one to pay. */
  sum?: string;
}

/** What it comes to, row by row; the sum is the heaviest. */
export function Totals({ view, sum }: TotalsProps) {
  const { t } = useTranslation();
  return (
    <dl className="totals">
      {view.rows.map(({ name, amount, isGain }) => (
        <div key={name} className={isGain ? "totals-gain" : undefined}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className="totals-payable" aria-live="polite">
        <dt>{sum ?? t("totals.payable")}</dt>
        <dd>{view.payable}</dd>
      </div>
      {view.tax.map(({ name, amount }) => (
        <div key={name} className="totals-tax">
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
