/** Origin of the shop that all specs share. */
export function shopUrl(): string {
  const url = process.env.SHOP_URL;
  if (!url) throw new Error("SHOP_URL is set by the global setup of playwright.config.ts.");
  return url;
}
