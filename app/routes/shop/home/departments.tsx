import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import type { DepartmentView } from "./load-home.server";

/** The departments as a mosaic of tiles. */
export function Departments({ departments }: { departments: DepartmentView[] }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <section aria-labelledby="departments">
      <div className="section-head">
        <h2 id="departments">{t("home.departments")}</h2>
      </div>
      <ul className="mosaic">
        {departments.map(({ name, lang: own, slug, picture, count }) => (
          <li key={slug}>
            <Link to={listingPath(lang, { gen: slug })} prefetch="none" discover="none">
              {picture && (
                <Picture
                  url={picture[0]}
                  tint={picture[1]}
                  alt=""
                  sizes="(width>=960px) 240px,(width>=600px) 18vw,46vw"
                />
              )}
              <b {...saidIn(own)}>{name}</b> <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
