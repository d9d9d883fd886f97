import { saidIn } from "~/i18n/said-in";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { TrustLine } from "./to-trust-view.server";

interface TrustProps {
  title: string;
  lines: TrustLine[];
}

/** What one asks before buying, answered below the buttons. */
export function Trust({ title, lines }: TrustProps) {
  if (lines.length === 0) return null;
  return (
    <ul className="trust" aria-label={title}>
      {lines.map(({ icon, text, lang, more, to }) => (
        <li key={icon}>
          <Icon name={icon} />
          <div>
            {to ? (
              <Link className="link" to={to} prefetch="none" discover="none">
                {text}
              </Link>
            ) : lang ? (
              <span {...saidIn(lang)}>{text}</span>
            ) : (
              text
            )}
            {more?.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
