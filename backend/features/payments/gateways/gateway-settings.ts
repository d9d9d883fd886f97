/** What the environment settles of gateways; one that is not there is not offered. */
export interface GatewaySettings {
  zarinpal?: {
    merchant: string;
    /** Where its calls go, without a slash at the end. */
    apiUrl: () => string;
    /** Where shoppers are sent. */
    pageUrl: () => string;
    sandbox: boolean;
  };
  stripe?: {
    key: string;
    apiUrl: () => string;
    /** Several while they are being changed. */
    webhookSecrets: readonly string[];
    sandbox: boolean;
  };
}
