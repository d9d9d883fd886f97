import { saidIn } from "~/i18n/said-in";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { BlockView } from "./to-block-views.server";

/** A picture with the owner's words; all of it leads on. */
export function Banner(banner: Extract<BlockView, { kind: "banner" }>) {
  const { id, title, text, saidIn: said, to, picture } = banner;
  return (
    <section className="banner" aria-labelledby={`banner-${id}`}>
      <div>
        <h2 id={`banner-${id}`} {...saidIn(said?.title)}>
          <Link to={to} prefetch="none" discover="none">
            {title}
          </Link>
        </h2>
        {text && <p {...saidIn(said?.text)}>{text}</p>}
      </div>
      {picture && (
        <Picture url={picture[0]} tint={picture[1]} alt="" sizes="(width>=960px) 600px,100vw" />
      )}
    </section>
  );
}
