import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import type { LinkGroup } from "./search-help.server";

/** Other searches and places, each group below its title. */
export function LinkGroups({ groups }: { groups: LinkGroup[] }) {
  return groups.map(({ title, links }) => (
    <nav className="link-group" key={title} aria-label={title}>
      <p aria-hidden="true">{title}</p>
      <ul className="cluster">
        {links.map(({ to, name, lang }) => (
          <li key={to}>
            <Link className="chip" to={to}>
              <bdi {...saidIn(lang)}>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
