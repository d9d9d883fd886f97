import type { PageFetch } from "#backend/contract/page-fetch";

/**
 * What server.ts hands to every loader and action. Remix's own server hands nothing, so each part is
 * optional: the storefront then reaches the backend over the network at API_URL.
 */
export interface ShopLoadContext {
  /** The backend's fetch in process. */
  api?: PageFetch;
  /** Id of the request, in logs and on error pages. */
  requestId?: string;
  /** The server's log, which redacts what it is told. */
  log?: StorefrontLog;
  /** Who asked; the backend counts failed logins by it. */
  caller?: StorefrontCaller;
  /** Key for whatever the storefront signs. */
  secret?: string;
  /** What the environment settled, as far as the storefront needs it. */
  settings?: StorefrontSettings;
}

/** What the storefront says of itself; the server's own logger fits. */
export interface StorefrontLog {
  error(fields: object, message: string): void;
}

export interface StorefrontCaller {
  /** As TRUST_PROXY makes it out. */
  address: string | undefined;
  /** The browser's own words for itself. */
  agent: string | undefined;
}

export interface StorefrontSettings {
  /** Package identifier in API paths (R-STORE-12). */
  package: string;
  /** Origin of absolute addresses, without a slash at the end; never taken from the Host header. */
  publicUrl: string;
  /** Base of the backend, for a storefront on its own. */
  apiUrl?: string;
  lab: boolean;
  demo: boolean;
  autoTranslate: boolean;
  /** Cookies carry Secure. */
  secure: boolean;
  /** Origins of gateways' pages: the only others that a form may lead to. */
  payingOrigins: readonly string[];
  /** What search engines are shown, where they are told of changed pages. */
  indexNowKey?: string | undefined;
}

/** The settings that hold where no server.ts hands any (Remix's own server): read from the environment. */
export function settingsOf(context: ShopLoadContext): StorefrontSettings {
  return context.settings ?? settingsFromEnvironment();
}

function settingsFromEnvironment(): StorefrontSettings {
  const { PACKAGE, PUBLIC_URL, API_URL, PORT, LAB, DEMO, AUTO_TRANSLATE } = process.env;
  const { PAYMENT_ZARINPAL_URL, INDEXNOW_KEY } = process.env;
  const publicUrl = (PUBLIC_URL ?? `http://localhost:${PORT ?? 3000}`).replace(/\/+$/, "");
  return {
    package: PACKAGE ?? "timcheh",
    publicUrl,
    apiUrl: API_URL?.replace(/\/+$/, ""),
    lab: LAB === "1",
    demo: DEMO === "1",
    autoTranslate: AUTO_TRANSLATE === "1",
    secure: publicUrl.startsWith("https:"),
    payingOrigins: [
      new URL(PAYMENT_ZARINPAL_URL || "https://payment.zarinpal.com").origin,
      "https://checkout.stripe.com",
    ],
    indexNowKey: INDEXNOW_KEY || undefined,
  };
}

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends ShopLoadContext {}
}
