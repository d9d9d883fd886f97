/**
 * Remix's `<Meta>` and `<Links>`, whose stylesheets the shop renders itself: a newcomer's page carries them inside
 * (docs/decisions/0218).
 */
import { Links, Meta } from "@remix-run/react";
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

interface Props {
  /** Renders a stylesheet, by its address. */
  stylesheet: (href: string) => ReactNode;
}

/** What the page's routes say of it, each element where Remix puts it. */
export function PageMeta({ stylesheet }: Props) {
  return replaceStylesheets(Meta(), stylesheet);
}

export function PageLinks({ stylesheet }: Props) {
  return replaceStylesheets(Links(), stylesheet);
}

/** Both answer a fragment of their elements; their hooks are this component's then. */
function replaceStylesheets({ props }: ReactElement, stylesheet: Props["stylesheet"]): ReactNode {
  return Children.toArray(props.children).map((element) =>
    isValidElement<{ rel?: string; href: string }>(element) &&
    element.props.rel === "stylesheet" ? (
      <Fragment key={element.key}>{stylesheet(element.props.href)}</Fragment>
    ) : (
      element
    ),
  );
}
