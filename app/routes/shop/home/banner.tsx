import { Link } from "@remix-run/react";
import { Picture } from "~/ui/picture/picture";
import type { BlockView } from "./to-block-views.server";

/** A picture with the owner's words; all of it leads on. */
export function Banner({ id, title, text, to, picture }: Extract<BlockView, { kind: "banner" }>) {
  return (
    <section className="banner" aria-labelledby={`banner-${id}`}>
      <div>
        <h2 id={`banner-${id}`}>
          <Link to={to} prefetch="none" discover="none">
            {title}
          </Link>
        </h2>
        {text && <p>{text}</p>}
      </div>
      {picture && (
        <Picture url={picture[0]} tint={picture[1]} alt="" sizes="(width>=960px) 600px,100vw" />
      )}
    </section>
  );
}
