import type { Settings } from "./env";

/** What the storefront may know of the settings (app/api/client/load-context.ts has its shape). */
export function storefrontSettings(settings: Settings) {
  return {
    package: settings.package,
    publicUrl: settings.publicUrl,
    apiUrl: settings.apiUrl,
    lab: settings.lab,
    demo: settings.demo,
    autoTranslate: settings.autoTranslate,
    secure: settings.publicUrl.startsWith("https:"),
    payingOrigins: payingOrigins(settings),
    indexNowKey: settings.indexNow?.key,
  };
}

/** Where the pages of the gateways are; Stripe's are not where its calls go. */
function payingOrigins({ payments: { zarinpal, stripe } }: Settings): string[] {
  return [
    ...(zarinpal ? [new URL(zarinpal.url).origin] : []),
    ...(stripe ? ["https://checkout.stripe.com"] : []),
  ];
}
