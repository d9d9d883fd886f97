import { z } from "@hono/zod-openapi";
import { rowVersion } from "./faqs";
import { isStorable } from "./storable-text";

export const maxRedirectPath = 500;
/** The same as it may be written: of two bytes a letter, three signs a byte. */
export const maxRedirectAddress = 6 * maxRedirectPath;
/** How many old addresses come in one list. */
export const maxRedirectLines = 500;
/** Signs of such a list; its letters may take two bytes each. */
export const maxRedirectText = 150_000;
export const redirectsPerPage = 50;

/** What no page of the shop's is at, whatever stands below it: calls, files, the back-office and the router's own. */
const withoutPages = new Set([
  "api",
  "assets",
  "fonts",
  "icons",
  "texts",
  "staff",
  "__lab",
  "__manifest",
]);

/** What an address says, decoded once; null where its percent signs are no code. */
export function decodeAddress(address: string): string | null {
  try {
    return decodeURIComponent(address);
  } catch {
    return null;
  }
}

/**
 * Whether a decoded path can be an old address, or where one leads: of this shop's own origin, whatever a browser makes
 * of it, below nothing that isn't a page, and in the one spelling under which it is looked for.
 */
export function isRedirectPath(path: string): boolean {
  const segments = path.split("/").slice(1);
  return (
    path.startsWith("/") &&
    path.length <= maxRedirectPath &&
    isStorable(path) &&
    // Browsers take a backslash for a slash, and drop control characters from addresses.
    !/[\\\p{Cc}\u2028\u2029]/u.test(path) &&
    // An ending of the pages' data; the router cuts it off.
    !path.endsWith(".data") &&
    segments.every((segment) => segment !== "" && segment !== "." && segment !== "..") &&
    !withoutPages.has(segments[0]?.toLowerCase() ?? "")
  );
}

/** The path of an address as it is compared: decoded, without a slash at its end; null where it can't be one. */
export function redirectPathOf(address: string): string | null {
  if (/[?#\s]/.test(address)) return null;
  const path = decodeAddress(address)?.replace(/(?<=.)\/$/, "");
  return path !== undefined && isRedirectPath(path) ? path : null;
}

/** A decoded path as a person reads and writes it: only what would be taken for something else is encoded. */
export function readableAddress(path: string): string {
  return path.replace(/[%?#\s]/g, encodeURIComponent);
}

/** A decoded path as it stands in a header or a link. */
export function redirectAddress(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

const redirectPath = z.string().max(maxRedirectPath).refine(isRedirectPath);

/** GET home/redirect?path= : where an old address leads; null for one that nobody has written down. */
export const redirectAsked = z.object({ path: redirectPath });
export const redirectFound = z.object({ to: redirectPath.nullable() }).openapi("RedirectFound");

/** POST admin/redirects and admin/redirects/{id}; paths are decoded. */
export const redirectFields = z
  .object({ version: rowVersion, from: redirectPath, to: redirectPath })
  .openapi("RedirectFields");
export type RedirectFields = z.infer<typeof redirectFields>;

/** POST admin/redirects/many: all of them or none. */
export const redirectLines = z
  .object({
    lines: z
      .array(
        z.object({
          /** Its number in the list that somebody wrote, to name it. */
          line: z.number().int().positive().max(1_000_000),
          from: redirectPath,
          to: redirectPath,
        }),
      )
      .min(1)
      .max(maxRedirectLines),
  })
  .openapi("RedirectLines");
export type RedirectLine = z.infer<typeof redirectLines>["lines"][number];

/** POST admin/redirects/{id}/remove */
export const redirectRemoval = z.object({ version: rowVersion }).openapi("RedirectRemoval");

export const staffRedirect = z
  .object({
    id: z.string(),
    version: z.number().int(),
    from: z.string(),
    to: z.string(),
    changed_at: z.string(),
  })
  .openapi("StaffRedirect");
export type StaffRedirect = z.infer<typeof staffRedirect>;

/** GET admin/redirects?q=&page= */
export const staffRedirectList = z
  .object({ data: z.array(staffRedirect), total: z.number().int() })
  .openapi("StaffRedirectList");
export type StaffRedirectList = z.infer<typeof staffRedirectList>;

/** How many of a list were new: what led there already is no mistake. */
export const redirectsAdded = z.object({ added: z.number().int() }).openapi("RedirectsAdded");
export const redirectDone = z.object({ ok: z.literal(true) });
