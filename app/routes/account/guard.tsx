import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { skipRevalidation } from "~/client/offline/skip-revalidation";
import styles from "~/features/account/account.css?url";
import { AccountNav } from "~/features/account/account-nav";
import { loadAccountLinks } from "~/features/chrome/menu.server";
import { requireUser } from "~/request/require-user.server";

/**
 * Around every known screen of the account; an unknown one is outside, and so a 404 for everybody
 * (R-ROUTE-36). Each screen is guarded for itself (guard-routes.server.ts): a layout's loader protects no action.
 */
export async function loader(args: LoaderFunctionArgs) {
  const ctx = await requireUser(args);
  return { unread: ctx.user.info.unread.tickets, more: await loadAccountLinks(ctx) };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const shouldRevalidate = skipRevalidation;

export default function AccountFrame() {
  const { unread, more } = useLoaderData<typeof loader>();
  return (
    <div className="account">
      <AccountNav unread={unread} more={more} />
      <div className="account-body">
        <Outlet />
      </div>
    </div>
  );
}
