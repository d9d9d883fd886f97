import { Link as RouterLink } from "@remix-run/react";
import { type ComponentProps, createElement, forwardRef } from "react";

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path from the root, as nearly all of the shop's are: no route resolves it, and nothing of it is written otherwise. */
const wholePath = /^(?:\/(?![/.])[^/?#]*)+(?:\?[^#]+)?(?:#.+)?$/;

/** What the router takes for itself; all else is an attribute. */
const ofRouter: ReadonlySet<string> = new Set([
  "to",
  "target",
  "discover",
  "prefetch",
  "relative",
  "reloadDocument",
  "replace",
  "state",
  "preventScrollReset",
  "viewTransition",
]);

/**
 * The router's link, as it is rendered on the server: a page has more than a hundred, which resolved against its routes each
 * take a tenth of its time.
 */
const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const { to, target, discover = "render", prefetch, reloadDocument } = props;
  if (typeof to !== "string" || !wholePath.test(to) || prefetch === "render") {
    return <RouterLink {...props} ref={ref} />;
  }
  // One by one: to take the rest of a destructured object costs more than all else of a link.
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!ofRouter.has(name)) attributes[name] = value;
  }
  attributes["data-discover"] = discover === "render" && !reloadDocument ? "true" : undefined;
  attributes.href = to;
  attributes.target = target;
  return createElement("a", attributes);
});

/** A link to another page of the shop, which the router follows once the app has started. */
export const Link: typeof RouterLink = import.meta.env.SSR ? ServerLink : RouterLink;
