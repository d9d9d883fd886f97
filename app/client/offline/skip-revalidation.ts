import type { ShouldRevalidateFunction } from "@remix-run/react";
import { useEffect } from "react";

const paths = new Set<string>();

/**
 * Says that the page on screen goes on within itself, by its query alone, such as a table from page to page:
 * what stands around it is not asked for again, so that it does not fall with the page's own request.
 */
export function useSkippedRevalidation(pathname: string): void {
  useEffect(() => {
    paths.add(pathname);
    return () => {
      paths.delete(pathname);
    };
  }, [pathname]);
}

/**
 * For what stands around pages: it stays as it is when the page goes on within itself, and when a form was
 * refused or did not reach the shop. A form that was taken may change anything.
 */
export const skipRevalidation: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod = "GET",
  actionStatus = 200,
  defaultShouldRevalidate,
}) => {
  if (actionStatus >= 400) return false;
  const isWithin = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isOwn = isWithin && paths.has(nextUrl.pathname) && formMethod.toUpperCase() === "GET";
  return isOwn ? false : defaultShouldRevalidate;
};
