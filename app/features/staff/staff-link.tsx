import type { LinkProps } from "@remix-run/react";
import { Link } from "~/ui/link/link";

/**
 * A link between pages of the back-office. Each is loaded as a document of its own: the staff's cookie goes to addresses
 * below /staff alone, and no list of the routes is asked for that a shopper could ask for, too.
 */
export function StaffLink(props: LinkProps) {
  return <Link {...props} reloadDocument discover="none" />;
}
