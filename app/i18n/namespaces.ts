/**
 * Into which files a language's texts are divided for the browser: what every page needs, what the pages of
 * buying and of the account need besides, what only the back-office says, and what only the laboratory does. The server always has all.
 */
export const namespaces = ["core", "own", "staff", "lab"] as const;
export type Namespace = (typeof namespaces)[number];

/** The namespace of a file, out of its address `/texts/{lang}.{namespace}.{hash}`. */
export function namespaceOfAddress(address: string): string {
  return address.split(".")[1] ?? "";
}
