import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { DepartmentView } from "./load-home.server";

/** Every category as a link to its listing, by department (R-ENT-12): folded, for there are a hundred of them. */
export function Categories({ departments }: { departments: DepartmentView[] }) {
  const { t } = useTranslation();
  const lang = usePageLanguage();
  return (
    <nav aria-labelledby="categories">
      <div className="section-head">
        <h2 id="categories">{t("home.categories")}</h2>
      </div>
      <div className="category-lists">
        {departments.map(({ slug, name, lang: own, categories }) => (
          <details key={slug}>
            <summary>
              <h3 {...saidIn(own)}>{name}</h3>
              <Icon name="chevron" look="icon-small" />
            </summary>
            <ul>
              {categories.map((category) => (
                <li key={category.slug}>
                  <Link
                    to={listingPath(lang, { gen: category.gen, category: category.slug })}
                    {...saidIn(category.lang)}
                    prefetch="none"
                    discover="none"
                  >
                    {category.name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </nav>
  );
}
