import type { LanguageCode } from "#backend/contract/languages";
import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";

export interface Crumb {
  name: string;
  /** None for the page itself. */
  to?: string;
  /** Of its name, where that isn't the page's. */
  lang?: LanguageCode | undefined;
}

export function Breadcrumb({ crumbs, label }: { crumbs: Crumb[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="breadcrumb">
        {crumbs.map((crumb) => (
          <li key={crumb.to ?? ""}>
            {crumb.to ? (
              <Link to={crumb.to} {...saidIn(crumb.lang)}>
                {crumb.name}
              </Link>
            ) : (
              <b aria-current="page" {...saidIn(crumb.lang)}>
                {crumb.name}
              </b>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
