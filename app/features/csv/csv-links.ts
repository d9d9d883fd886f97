import type { LinksFunction } from "@remix-run/node";
import deskStyles from "~/features/desk/desk.css?url";
import fileStyles from "~/styles/files.css?url";
import formStyles from "~/styles/forms.css?url";
import styles from "./csv.css?url";

/** The styles of a page where a list comes in from a file. */
export const csvLinks: LinksFunction = () =>
  [formStyles, deskStyles, fileStyles, styles].map((href) => ({ rel: "stylesheet", href }));
