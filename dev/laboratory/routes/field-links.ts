import type { LinksFunction } from "@remix-run/node";
import styles from "~/styles/fields.css?url";

/** The styles of the form controls that a shop's own pages do not load yet. */
export const fieldLinks: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
