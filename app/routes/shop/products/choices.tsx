import { Fragment } from "react";
import { Link } from "~/ui/link/link";
import type { Choice } from "./choices.server";

/** Ways to see the list, as links in one line; the current one is marked. */
export function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav className="choices" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {choices.map(({ label: name, to }) => (
        <Fragment key={name}>
          {" "}
          {to ? (
            <Link to={to} prefetch="none" discover="none">
              {name}
            </Link>
          ) : (
            <b aria-current="true">{name}</b>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
