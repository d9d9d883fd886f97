import { notFound } from "~/request/context.server";

/** Every path that the sitemap does not name (R-ROUTE-29). */
export function loader(): never {
  throw notFound();
}

export function action(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
