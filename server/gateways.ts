import { createHmac } from "node:crypto";
import type { BackendDeps } from "#backend/create-backend";
import type { PaymentSettings } from "./env-payments";

type GatewaySettings = NonNullable<BackendDeps["payments"]>;

/** Where the sandbox bank is found: by the shop's own calls, and by shoppers. */
export interface SandboxPlace {
  /** Origin under which this process reaches itself. */
  selfUrl: () => string;
  publicUrl: string;
  /** Known to the shop and the bank, so that the bank's webhooks are signed like real ones. */
  webhookSecret: string;
}

/** Any merchant and any key are good enough for the sandbox. */
const sandboxMerchant = "00000000-0000-4000-8000-000000000000";
const sandboxKey = "sk_test_sandbox";

/** The gateways of the settings; the sandbox bank stands in for those that have no key. */
export function gatewaySettings(
  { zarinpal, stripe, sandbox }: PaymentSettings,
  place: SandboxPlace,
): GatewaySettings {
  const apiUrl = () => `${place.selfUrl()}/sandbox-pay`;
  const pageUrl = () => `${place.publicUrl}/sandbox-pay`;
  return {
    zarinpal: zarinpal
      ? { merchant: zarinpal.merchant, ...always(zarinpal.url), sandbox: false }
      : sandbox
        ? { merchant: sandboxMerchant, apiUrl, pageUrl, sandbox: true }
        : undefined,
    stripe: stripe
      ? { ...stripe, ...always(stripe.url), sandbox: false }
      : sandbox
        ? { key: sandboxKey, apiUrl, webhookSecrets: [place.webhookSecret], sandbox: true }
        : undefined,
  };
}

const always = (url: string) => ({ apiUrl: () => url, pageUrl: () => url });

/** Made from the shop's own secret, so that all processes of a shop share it. */
export function sandboxWebhookSecret(secret: string): string {
  return `whsec_${createHmac("sha256", secret).update("sandbox webhook").digest("hex")}`;
}
