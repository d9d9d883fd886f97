import { BarCount } from "~/ui/bar-count/bar-count";
import { Icon, type IconName } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";

interface BarLinkProps {
  to: string;
  icon: IconName;
  look?: string;
  /** Shown on the icon's shoulder; nothing for none. */
  count?: number;
  children: string;
}

/** An icon with its word, which only wide bars have room to show. */
export function BarLink({ to, icon, look = "", count, children }: BarLinkProps) {
  return (
    <Link className={`bar-link ${look}`} to={to}>
      <Icon name={icon} />
      <span>{children}</span> <BarCount count={count} />
    </Link>
  );
}
