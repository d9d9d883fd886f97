import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { BlockView } from "./to-block-views.server";

/** The brands, each a link to what it makes. */
export function Brands({ title, brands }: Extract<BlockView, { kind: "brands" }>) {
  return (
    <nav aria-labelledby="brands">
      <div className="section-head">
        <h2 id="brands">{title}</h2>
      </div>
      <ul className="brands">
        {brands.map(({ name, lang, to, picture }) => (
          <li key={to}>
            <Link to={to} prefetch="none" discover="none">
              {picture && <Picture url={picture[0]} tint={picture[1]} alt="" sizes="3rem" />}
              <bdi {...saidIn(lang)}>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
