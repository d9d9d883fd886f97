import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { AccountLink } from "~/features/chrome/menu.server";
import { logoutPath } from "~/sitemap/paths";
import { Icon } from "~/ui/icon/icon";
import { Link } from "~/ui/link/link";
import { accountSections, sectionOf } from "./sections";
import { useAccountFormats } from "./use-display";

interface AccountNavProps {
  /** Tickets with an answer that wasn't seen. */
  unread: number;
  /** What the owner adds to the account's own pages. */
  more: readonly AccountLink[];
}

/**
 * The way around the account: a column beside the page from md, below it one line with the name of where one is, which
 * unfolds to the rest without scripts, too. A new page folds it.
 */
export function AccountNav({ unread, more }: AccountNavProps) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const current = sectionOf(pathname);
  return (
    <nav className="account-nav" aria-label={t("account.title")} key={key}>
      <details className="account-switch">
        <summary>
          <b>{t(`account.nav.${current.name}`)}</b>
          {current.name !== "tickets" && <Unread count={unread} />}
          <Icon name="chevron" look="icon-small" />
        </summary>
      </details>
      <ul>
        {accountSections.map(({ name, to }) => (
          <li key={name}>
            <Link to={to} aria-current={currentWord(name === current.name, to === pathname)}>
              <span>{t(`account.nav.${name}`)}</span>
              {name === "tickets" && <Unread count={unread} />}
            </Link>
          </li>
        ))}
        {more.map(({ title, href, said }) => (
          <li key={href}>
            <Link to={href} {...said}>
              {title}
            </Link>
          </li>
        ))}
        <li className="account-logout">
          <Form method="post" action={logoutPath}>
            <button type="submit">
              <Icon name="logout" look="icon-small icon-mirror" /> {t("account.logout")}
            </button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}

/** The page itself, or a page within the part. */
function currentWord(isCurrent: boolean, isPage: boolean): "page" | "true" | undefined {
  if (!isCurrent) return undefined;
  return isPage ? "page" : "true";
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation();
  const { number } = useAccountFormats();
  if (count === 0) return null;
  const n = number(count);
  return (
    <>
      {" "}
      <span className="account-unread" data-count={n}>
        <span className="sr-only">{t("account.unread", { count, n })}</span>
      </span>
    </>
  );
}
