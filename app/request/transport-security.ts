/**
 * Strict-Transport-Security of a shop whose PUBLIC_URL is https: for a year browsers ask it in no other way.
 * Neither its subdomains, which may be others', nor the browsers' own lists, from which there is no quick way
 * back.
 */
export const transportSecurity = "max-age=31536000";
