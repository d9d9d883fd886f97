import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, ScrollRestoration, useLocation, useRouteError } from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { useTranslation } from "react-i18next";
import { languages } from "#backend/contract/languages";
import { ClientRuntime, StaffRuntime } from "~/client/boot/client-runtime";
import { EarlyScript } from "~/client/boot/early-script";
import { skipRevalidation } from "~/client/offline/skip-revalidation";
import { DeferredScripts } from "~/client/remix/deferred-scripts";
import { ScriptNonce } from "~/client/remix/script-nonce";
import { Frame } from "~/features/chrome/frame";
import { LanguageGate } from "~/features/chrome/language-gate";
import { loadMenus } from "~/features/chrome/menu.server";
import { ToastRegion } from "~/features/chrome/toast-region";
import { UpdatePrompt } from "~/features/chrome/update-prompt";
import { errorTexts, kindOfError } from "~/features/document/error-kind";
import { ErrorPage } from "~/features/document/error-page";
import { PageTheme } from "~/features/document/page-theme";
import { PersianFont, useLateFace } from "~/features/document/persian-font";
import { ServedBundles } from "~/features/document/served-bundles";
import { ShopMeta, ShopStyles, ShopStylesAhead } from "~/features/document/shop-styles";
import { SiteHead } from "~/features/document/site-head";
import { parseHeadMarkup, styleOf } from "~/features/document/site-markup";
import { SpeculationInside } from "~/features/document/speculation-inside";
import { StructuredData } from "~/features/document/structured-data";
import { themeColors } from "~/features/document/theme-color";
import { loadPersonal } from "~/features/holes/load-personal.server";
import { textsOf } from "~/i18n/namespaces";
import { addressesOf } from "~/i18n/translator.server";
import { usePageLanguage } from "~/i18n/use-page-language";
import { getContext, type RequestContext } from "~/request/context.server";
import { useRootData } from "~/root-data";
import { staffPages } from "~/sitemap/browser-patterns";
import { manifestPath } from "~/sitemap/paths";
import { LitePictures } from "~/ui/picture/picture";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/icons/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/icon-180.png" },
];

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await getContext(args);
  return {
    lang: ctx.lang,
    lite: ctx.lite,
    texts: addressesOf(ctx.translator.files, ctx.isStaffShell),
    name: ctx.t("shop.name"),
    publicUrl: ctx.settings.publicUrl,
    isStaffShell: ctx.isStaffShell,
    ...(await loadMenus(ctx)),
    site: siteHead(ctx),
    about: aboutShop(ctx),
    personal: await loadPersonal(ctx, args.request),
  };
}

/** A page that is rendered anew in the browser runs no script again: the policy knows the server's alone. */
const inertScript = import.meta.env.SSR ? {} : { type: "text/plain" };

export const shouldRevalidate = skipRevalidation;

/** A route without its own `meta` is called by the shop's name. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name }];

function siteHead({ site }: RequestContext) {
  return {
    elements: [
      ...parseHeadMarkup(site?.fonts ?? "", ["link", "style"]),
      ...parseHeadMarkup(site?.meta_tag ?? "", ["meta", "link"]),
    ],
    colors: styleOf(site?.colors ?? ""),
  };
}

/**
 * What hydrated pages need to know of the shop itself: its package and version (R-STORE-12, R-STORE-13), the hash
 * of the site's defaults, empty when the backend gave none, and whether missing texts are registered (R-API-07).
 */
function aboutShop({ site, settings }: RequestContext) {
  return {
    package: settings.package,
    version: site?.version ?? "",
    hash: site?.hash ?? "",
    autoTranslate: settings.autoTranslate,
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const lang = usePageLanguage();
  const { pathname } = useLocation();
  const error = useRouteError();
  const lite = data?.lite ?? false;
  // Where there is nothing for this reader, no script says what there is for others.
  const isHidden = staffPages.test(pathname) && !data?.isStaffShell;
  const served = useContext(ServedBundles);
  const nonce = useContext(ScriptNonce);
  const theme = useContext(PageTheme);
  const texts = data?.texts ?? served;
  const isPersian = languages[lang].dir === "rtl";
  const lateFace = useLateFace(isPersian);
  return (
    <html
      lang={lang}
      dir={languages[lang].dir}
      data-theme={theme}
      data-texts={texts && textsOf(pathname, texts).join(" ")}
      suppressHydrationWarning={!data}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first picture's link is the first of them, which a slow line brings with the page's first packet. */}
        {error ? <ErrorHead error={error} /> : <ShopMeta />}
        {themeColors(data?.site, theme).map(([media, color]) => (
          <meta key={media} name="theme-color" media={media} content={color} />
        ))}
        {!data?.isStaffShell && <link rel="manifest" href={manifestPath(lang)} />}
        {/* Before the stylesheet: a script behind it would hold up the page's parsing until that has come. */}
        {!lite && <PersianFont persian={isPersian} />}
        <ShopStyles />
        {data && <SiteHead {...data.site} />}
      </head>
      <body>
        <LitePictures.Provider value={lite}>
          <div id="app">
            <LanguageGate lang={data?.lang ?? lang} texts={data?.texts}>
              {children}
            </LanguageGate>
            {data?.isStaffShell ? (
              <>
                <StaffRuntime />
                <ToastRegion />
              </>
            ) : (
              <ClientRuntime>
                <ToastRegion />
                <UpdatePrompt />
              </ClientRuntime>
            )}
          </div>
        </LitePictures.Provider>
        {!error && <StructuredData />}
        {!lite && <ScrollRestoration nonce={nonce} {...inertScript} />}
        {!lite && !data?.isStaffShell && <EarlyScript more={lateFace} />}
        {!lite && !isHidden && <DeferredScripts />}
        <ShopStylesAhead />
        <SpeculationInside />
      </body>
    </html>
  );
}

function ErrorHead({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    <>
      <title>{`${t(errorTexts[kindOfError(error)].title)} | ${t("shop.name")}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export default function App() {
  return useRootData()?.isStaffShell ? (
    <Outlet />
  ) : (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage kind={kindOfError(useRouteError())} />
    </Frame>
  );
}
