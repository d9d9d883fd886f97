import { Link as RouterLink } from "@remix-run/react";
import { type ComponentProps, forwardRef } from "react";

type LinkProps = ComponentProps<typeof RouterLink>;

/** A path from the root, as nearly all of the shop's are: no route resolves it, and nothing of it is written otherwise. */
const wholePath = /^(?:\/(?![/.])[^/?#]*)+(?:\?[^#]+)?(?:#.+)?$/;

/**
 * The router's link, as it is rendered on the server: a page has more than a hundred, which resolved against its routes each
 * take a tenth of its time.
 */
const ServerLink = forwardRef<HTMLAnchorElement, LinkProps>(function ServerLink(props, ref) {
  const {
    to,
    target,
    discover = "render",
    prefetch,
    relative,
    reloadDocument,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    ...attributes
  } = props;
  if (typeof to !== "string" || !wholePath.test(to) || prefetch === "render") {
    return <RouterLink {...props} ref={ref} />;
  }
  const isDiscovered = discover === "render" && !reloadDocument;
  return (
    <a
      {...attributes}
      data-discover={isDiscovered ? "true" : undefined}
      href={to}
      target={target}
    />
  );
});

/** A link to another page of the shop, which the router follows once the app has started. */
export const Link: typeof RouterLink = import.meta.env.SSR ? ServerLink : RouterLink;
