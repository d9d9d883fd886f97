import { Fragment } from "react";
import { Link } from "~/ui/link/link";

/** Where a message leads on to. */
export function NextLinks({ links = [] }: { links?: { to: string; text: string }[] }) {
  return links.map(({ to, text }) => (
    <Fragment key={to}>
      <Link className="link" to={to}>
        {text}
      </Link>{" "}
    </Fragment>
  ));
}
