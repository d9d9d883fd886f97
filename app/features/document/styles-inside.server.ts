import type { RequestContext } from "~/request/context.server";
import { variesByFirstVisit } from "~/sitemap/first-visit";
import styles from "~/styles/app.css?inline";

/** The styles that a newcomer's page carries inside itself; in development they stay a file, for hot reload. */
export function stylesInside({ newcomer }: RequestContext, address: string): string | undefined {
  if (!import.meta.env.PROD || !newcomer) return undefined;
  return variesByFirstVisit(new URL(address).pathname) ? styles : undefined;
}
