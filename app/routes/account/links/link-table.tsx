import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LinkView } from "~/features/account/link-view.server";
import { linkPath, linksPath } from "~/sitemap/account-paths";
import { ConfirmLink } from "~/ui/confirm/confirm-link";
import { CopyField } from "~/ui/copy-field/copy-field";
import { Ornament } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import type { Choice } from "~/ui/select/select";

interface LinkTableProps {
  links: LinkView[];
  asked: { search: string; kind: string; state: string };
  isNarrowed: boolean;
  kinds: Choice[];
  states: Choice[];
  pages: { previous?: string; next?: string };
  /** How many have come by the reader's word. */
  joined?: string;
}

/** The links with what can be done with each; on phones a row is a card. */
export function LinkTable(props: LinkTableProps) {
  const { links, asked, isNarrowed, kinds, states, pages, joined } = props;
  const { t } = useTranslation();
  if (links.length === 0 && !isNarrowed) return <NoLinks />;
  return (
    <section className="crud" aria-labelledby="your-links">
      <div className="account-head">
        <h2 id="your-links">{t("links.yours")}</h2>
        {joined && <p>{joined}</p>}
      </div>
      <Search {...{ asked, isNarrowed, kinds, states }} />
      <div className="crud-box">
        {links.length === 0 ? (
          <p className="crud-empty">{t("links.none_found")}</p>
        ) : (
          <table className="crud-table">
            <thead>
              <tr>
                <th scope="col">{t("links.name")}</th>
                <th scope="col">{t("links.opened")}</th>
                <th scope="col">{t("links.until")}</th>
                <th scope="col">{t("links.address")}</th>
                <th scope="col">
                  <span className="sr-only">{t("links.actions")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <Row key={link.id} link={link} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <nav className="cluster" aria-label={t("links.pages")}>
        {pages.previous && (
          <Link className="button button-quiet" rel="prev" to={pages.previous}>
            {t("orders.newer")}
          </Link>
        )}
        {pages.next && (
          <Link className="button button-quiet" rel="next" to={pages.next}>
            {t("orders.older")}
          </Link>
        )}
      </nav>
    </section>
  );
}

type SearchProps = Pick<LinkTableProps, "asked" | "isNarrowed" | "kinds" | "states">;

function Search({ asked, isNarrowed, kinds, states }: SearchProps) {
  const { t } = useTranslation();
  return (
    <Form className="link-search" action={linksPath} role="search" key={JSON.stringify(asked)}>
      <input
        className="input"
        type="search"
        name="search"
        aria-label={t("links.search")}
        placeholder={t("links.search")}
        defaultValue={asked.search}
      />
      <select
        className="input select"
        name="kind"
        aria-label={t("links.what")}
        defaultValue={asked.kind}
      >
        <option value="">{t("links.all_kinds")}</option>
        {kinds.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <select
        className="input select"
        name="state"
        aria-label={t("links.state")}
        defaultValue={asked.state}
      >
        <option value="">{t("links.all_states")}</option>
        {states.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-quiet">
        {t("links.find")}
      </button>
      {isNarrowed && (
        <Link className="link" to={linksPath}>
          {t("links.all")}
        </Link>
      )}
    </Form>
  );
}

function Row({ link }: { link: LinkView }) {
  const { t } = useTranslation();
  const { id, name, kindName, state, stateName, url, opened, until } = link;
  const isOpen = state === "open";
  return (
    <tr>
      <td data-label={t("links.name")}>
        <Link className="link-name" to={linkPath(id)}>
          <bdi>{name}</bdi>
        </Link>{" "}
        <span className="link-facts">
          <span className={isOpen ? "tag" : "tag tag-quiet"}>{stateName}</span>{" "}
          {name !== kindName && <span className="field-hint">{kindName}</span>}
        </span>
      </td>
      <td data-label={t("links.opened")}>{opened}</td>
      <td data-label={t("links.until")}>{until}</td>
      <td data-label={t("links.address")}>
        {isOpen && <CopyField text={url} label={t("links.address_of", { name })} />}
      </td>
      <td className="crud-actions">
        {isOpen && (
          <Link
            className="button button-plain"
            to={linkPath(id)}
            aria-label={t("links.qr_of", { name })}
          >
            {t("links.qr")}
          </Link>
        )}{" "}
        {isOpen && (
          <ConfirmLink
            to={`${linkPath(id)}?revoke`}
            look="button button-plain"
            title={t("links.revoke_of", { name })}
            text={t("links.revoke_text")}
            labels={{ accept: t("links.revoke"), cancel: t("links.keep") }}
            action={linkPath(id)}
            fields={{ intent: "revoke" }}
          >
            {t("links.revoke")}
          </ConfirmLink>
        )}
      </td>
    </tr>
  );
}

function NoLinks() {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <Ornament />
      <p>{t("links.empty")}</p>
    </div>
  );
}
