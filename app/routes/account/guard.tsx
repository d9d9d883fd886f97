import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { skipRevalidation } from "~/client/offline/skip-revalidation";
import styles from "~/features/account/account.css?url";
import { AccountNav } from "~/features/account/account-nav";
import { requireUser } from "~/request/require-user.server";

/**
 * Around every known screen of the account; an unknown one is outside, and so a 404 for everybody
 * (R-ROUTE-36). Each screen is guarded for itself (guard-routes.server.ts): a layout's loader protects no action.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { user } = await requireUser(args);
  return { unread: user.info.unread.tickets };
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const shouldRevalidate = skipRevalidation;

export default function AccountFrame() {
  const { unread } = useLoaderData<typeof loader>();
  return (
    <div className="account">
      <AccountNav unread={unread} />
      <div className="account-body">
        <Outlet />
      </div>
    </div>
  );
}
