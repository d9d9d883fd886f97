interface Group {
  /** All of them are needed as soon as one setting of the group is there. */
  needed: readonly string[];
  /** What means nothing without those. */
  besides: readonly string[];
}

const groups: readonly Group[] = [
  { needed: ["SMTP_URL", "MAIL_FROM"], besides: [] },
  { needed: ["KAVENEGAR_API_KEY"], besides: ["KAVENEGAR_SENDER", "SMS_URL"] },
  { needed: ["INDEXNOW_KEY"], besides: ["INDEXNOW_URL"] },
  { needed: ["PAYMENT_ZARINPAL_MERCHANT"], besides: ["PAYMENT_ZARINPAL_URL"] },
  {
    needed: ["PAYMENT_STRIPE_KEY", "PAYMENT_STRIPE_WEBHOOK_SECRET"],
    besides: ["PAYMENT_STRIPE_URL"],
  },
  {
    needed: ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    besides: ["S3_ENDPOINT", "S3_REGION"],
  },
];

/** Settings that are missing beside others that mean nothing without them. */
export function findMissing(
  given: Readonly<Record<string, unknown>>,
): { name: string; because: string }[] {
  // A storefront without a backend of its own sends nothing, keeps nothing and takes no money.
  if (given.API_URL) return [];
  return groups.flatMap(({ needed, besides }) => {
    const because = [...needed, ...besides].find((name) => given[name]);
    if (!because) return [];
    return needed.filter((name) => !given[name]).map((name) => ({ name, because }));
  });
}
