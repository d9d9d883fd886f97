import { Link } from "@remix-run/react";

export interface Crumb {
  name: string;
  /** None for the page itself. */
  to?: string;
}

export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? ""}>
            {crumb.to ? (
              <Link to={crumb.to}>{crumb.name}</Link>
            ) : (
              <b aria-current="page">{crumb.name}</b>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
