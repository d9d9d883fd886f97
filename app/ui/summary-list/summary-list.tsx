import type { ReactNode } from "react";
import { Link } from "~/ui/link/link";

export interface SummaryRow {
  name: string;
  value: ReactNode;
  /** Where it can be changed. */
  change?: { to: string; label: string; text: string };
}

/** What was answered so far, each with a way to change it. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
      {rows.map(({ name, value, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {change && (
            <dd className="summary-change">
              <Link to={change.to} aria-label={change.label}>
                {change.text}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
