import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getLink } from "~/api/links.server";
import { preserveForm } from "~/client/offline/preserve-form";
import { toLinkView } from "~/features/account/link-view.server";
import styles from "~/features/account/links.css?url";
import { headOf, type PageHead } from "~/features/document/page-head";
import { qrPath } from "~/features/document/qr-path.server";
import { requireUser } from "~/request/require-user.server";
import { asPage } from "~/request/responses.server";
import { linkPath, linksPath } from "~/sitemap/account-paths";
import { ConfirmForm } from "~/ui/confirm/confirm-form";
import { ConfirmLink } from "~/ui/confirm/confirm-link";
import { CopyField } from "~/ui/copy-field/copy-field";
import { Link } from "~/ui/link/link";

/** One link: its address to copy, its QR code, its end. `?revoke` asks about the end. */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  const link = toLinkView(ctx, await getLink(ctx.api, args.params.id ?? "").catch(asPage(ctx)));
  const head: PageHead = { title: link.name, noindex: true };
  const isAsked = new URL(args.request.url).searchParams.has("revoke");
  return { head, link, qr: qrPath(link.url), asksRevoke: isAsked && link.state === "open" };
}

export { action } from "./action.server";

export const clientAction = preserveForm;

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => headOf(data?.head, matches);

export default function LinkPage() {
  const { t } = useTranslation();
  const { link, qr, asksRevoke } = useLoaderData<typeof loader>();
  const { id, name, kindName, state, stateName, url, opened, until, made } = link;
  const isOpen = state === "open";
  const asking = {
    text: t("links.revoke_text"),
    labels: { accept: t("links.revoke"), cancel: t("links.keep") },
    action: linkPath(id),
    fields: { intent: "revoke" },
  };
  if (asksRevoke) {
    return (
      <div className="account-page">
        <h1>{t("links.revoke_of", { name })}</h1>
        <div className="account-card account-form">
          <ConfirmForm {...asking} cancel={linkPath(id)} />
        </div>
      </div>
    );
  }
  return (
    <div className="account-page">
      <Link className="link" to={linksPath}>
        {t("links.title")}
      </Link>
      <header className="account-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <span className={isOpen ? "tag" : "tag tag-quiet"}>{stateName}</span>
      </header>
      {isOpen ? (
        <section className="account-card link-open" aria-label={t("links.address_of", { name })}>
          <svg
            className="link-qr"
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t("links.qr_of", { name })}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <div className="stack">
            <p>{t("links.qr_text")}</p>
            <CopyField text={url} label={t("links.address_of", { name })} />
            <ConfirmLink
              {...asking}
              to={`${linkPath(id)}?revoke`}
              look="button button-quiet"
              title={t("links.revoke_of", { name })}
            >
              {t("links.revoke")}
            </ConfirmLink>
          </div>
        </section>
      ) : (
        <p className="notice">{t("links.over")}</p>
      )}
      <dl className="account-facts">
        {[
          [t("links.what"), kindName],
          [t("links.opened"), opened],
          [t("links.until"), until],
          [t("links.made_on"), made],
        ].map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
