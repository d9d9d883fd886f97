/** What a browser may keep beside what is needed, once its owner has said so. */
export const deviceConsents = ["referral"] as const;
export type DeviceConsent = (typeof deviceConsents)[number];

/** What a person is asked to allow: the terms are needed, the rest is free and unticked (domain 4.5). */
export const consentKinds = [
  "terms",
  "marketing_email",
  "marketing_sms",
  ...deviceConsents,
] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** The wordings of today; the terms' is their day. A new one gets a new version, and is asked for anew. */
export const consentVersions: Record<ConsentKind, string> = {
  terms: "2026-11-22",
  marketing_email: "1",
  marketing_sms: "1",
  referral: "1",
};
