import { Link } from "~/ui/link/link";
import type { AlsoReadView } from "./also-read-view.server";

/** Posts, pages and questions about what is searched for. */
export function AlsoRead({ title, links }: AlsoReadView) {
  return (
    <section className="also-read" aria-labelledby="also-read">
      <h2 id="also-read">{title}</h2>
      <ul>
        {links.map(({ to, title: name, kind }) => (
          <li key={to}>
            <Link className="link" to={to}>
              <bdi>{name}</bdi>
            </Link>{" "}
            <span className="muted small">{kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
