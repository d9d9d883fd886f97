import type { TotalLine } from "./totals-view.server";

/** What it comes to, line by line. */
export function TotalsList({ lines, words }: { lines: TotalLine[]; words?: string }) {
  return (
    <dl className="totals">
      {lines.map(({ name, amount, look }) => (
        <div key={name} className={look && `totals-${look}`}>
          <dt>{name}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
      {words && (
        <div className="totals-words">
          <dd>{words}</dd>
        </div>
      )}
    </dl>
  );
}
