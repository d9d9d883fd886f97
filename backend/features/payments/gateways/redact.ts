const longestText = 300;
const secretNames =
  /^(merchant_id|authorization|card_pan|card_hash|card|number|cvc|client_secret|customer_email|customer_details|email|mobile|phone|billing_details|payment_method_details|shipping_details)$/;
const cardNumber = /\b\d{12,19}\b/g;

/** What may be kept of an answer: no key, no card, nothing of the shopper's own (domain 4.9). */
export function redact(body: unknown): unknown {
  if (typeof body === "string") return body.slice(0, longestText).replace(cardNumber, "…");
  if (Array.isArray(body)) return body.slice(0, 100).map(redact);
  if (!body || typeof body !== "object") return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      secretNames.test(name) && value !== null ? "…" : redact(value),
    ]),
  );
}

/** The JSON of an answer, or its beginning where it is none. */
export function parseLeniently(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { text: text.slice(0, longestText) };
  }
}
