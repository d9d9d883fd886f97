import { saidIn } from "~/i18n/said-in";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { Picture } from "~/ui/picture/picture";
import { SpokenText } from "~/ui/spoken/spoken-text";
import type { CompareView } from "./to-compare-view.server";

interface CompareTableProps {
  label: string;
  view: CompareView;
  words: { remove: string; open: string };
}

/** A column for each product; on a phone it scrolls sideways, and the names of the rows stay. */
export function CompareTable({ label, view, words }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <section className="compare" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <td />
            {view.products.map(({ id, name, lang, to, picture, without }) => (
              <th key={id} scope="col">
                {picture && <Picture {...picture} alt="" sizes="240px" when="eager" />}
                <Link to={to} prefetch="none" {...saidIn(lang)}>
                  {name}
                </Link>
                <Link
                  to={without}
                  className="compare-remove"
                  prefetch="none"
                  rel="nofollow"
                  aria-label={`${words.remove}: ${name}`}
                >
                  <Icon name="close" look="icon-small" />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map(({ name, values }) => (
            <tr key={String(name)}>
              <th scope="row">
                <SpokenText said={name} />
              </th>
              {view.products.map(({ id }, place) => (
                <td key={id}>
                  <SpokenText said={values[place] || "–"} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {view.products.map(({ id, name, lang, to }) => (
              <td key={id}>
                <Link to={to} className="button" prefetch="none">
                  {words.open}
                  <span className="sr-only" {...saidIn(lang)}>
                    {" "}
                    {name}
                  </span>
                </Link>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
