import type { LanguageCode } from "#backend/contract/languages";

/** The headers that every call carries (R-API-02); Authorization only with a token, which may be empty. */
export function apiHeaders(lang: LanguageCode, token?: string): Headers {
  const headers = new Headers({
    Accept: "application/json",
    "X-Requested-With": "XMLHttpRequest",
    lang,
  });
  if (token !== undefined) headers.set("Authorization", token);
  return headers;
}
