import { Link } from "@remix-run/react";

export interface Crumb {
  name: string;
  /** None for the page itself. */
  to?: string;
  /** Of its name, where that isn't the page's. */
  lang?: string | undefined;
}

export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? ""} lang={crumb.lang}>
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
