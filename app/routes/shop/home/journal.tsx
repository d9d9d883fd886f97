import { useTranslation } from "react-i18next";
import { PostCards } from "~/features/blog/post-cards";
import { Link } from "~/ui/link/link";
import type { BlockView } from "./to-block-views.server";

/** The journal's newest posts. */
export function Journal({ title, all, cards }: Extract<BlockView, { kind: "journal" }>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="journal">
      <div className="section-head">
        <h2 id="journal">{title}</h2>
        <Link className="link" to={all}>
          {t("all_of_them")}
          <span className="sr-only"> {title}</span>
        </Link>
      </div>
      <PostCards cards={cards} level={3} />
    </section>
  );
}
