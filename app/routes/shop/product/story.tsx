import { useTranslation } from "react-i18next";
import { saidIn } from "~/i18n/said-in";
import { SpokenText } from "~/ui/spoken/spoken-text";
import type { ProductView } from "./load-product.server";

/** What there is to know: description and specification. */
export function Story({ view }: { view: ProductView }) {
  const { t } = useTranslation();
  const { lang, summary, descriptionHtml, specs } = view;
  return (
    <div className="product-story">
      <section aria-labelledby="description">
        <h2 id="description">{t("product.description")}</h2>
        {summary && (
          <p className="lead" {...saidIn(lang)}>
            {summary}
          </p>
        )}
        <div
          className="prose"
          {...saidIn(lang)}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend keeps sanitised markup
          dangerouslySetInnerHTML={{ __html: descriptionHtml }}
        />
      </section>
      {specs.length > 0 && (
        <section aria-labelledby="specification">
          <h2 id="specification">{t("product.specification")}</h2>
          <table className="facts">
            <tbody>
              {specs.map(([name, value, own]) => (
                <tr key={name}>
                  <th scope="row" {...saidIn(own)}>
                    {name}
                  </th>
                  <td>
                    <SpokenText said={value} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
