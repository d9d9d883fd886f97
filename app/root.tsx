import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { LaterScripts } from "~/features/document/later-scripts";
import { openShop } from "~/http/shop.server";
import { directionOf } from "~/i18n/languages";
import styles from "./styles/app.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: LoaderFunctionArgs) {
  const shop = await openShop(args);
  return {
    lang: shop.lang,
    lite: shop.lite,
    texts: `/texts/${shop.lang}.${shop.translator.hash}`,
    user: shop.user,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const lang = data?.lang ?? "fa";
  return (
    <html lang={lang} dir={directionOf(lang)} data-texts={data?.texts}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="app">{children}</div>
        {!data?.lite && <ScrollRestoration />}
        {!data?.lite && <LaterScripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <h1>{isRouteErrorResponse(error) ? error.status : 500}</h1>;
}
