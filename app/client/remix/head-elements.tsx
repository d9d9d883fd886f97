/**
 * Remix's `<Meta>` and `<Links>`, of whose links the shop renders some itself: a newcomer's page carries its styles and its first
 * picture inside (docs/decisions/0218, 0241).
 */
import { Links, Meta } from "@remix-run/react";
import {
  Children,
  type ComponentPropsWithoutRef,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from "react";

/** A link's attributes, as routes say them. */
export type LinkProps = ComponentPropsWithoutRef<"link">;

interface Props {
  /** Renders a link in place of Remix; undefined leaves it to Remix. */
  renderLink: (props: LinkProps) => ReactNode | undefined;
}

/** What the page's routes say of it, each element where Remix puts it. */
export function PageMeta({ renderLink }: Props) {
  return replaceLinks(Meta(), renderLink);
}

export function PageLinks({ renderLink }: Props) {
  return replaceLinks(Links(), renderLink);
}

/** Both answer a fragment of their elements; their hooks are this component's then. */
function replaceLinks({ props }: ReactElement, renderLink: Props["renderLink"]): ReactNode {
  return Children.toArray(props.children).map((element) => {
    if (!isValidElement<LinkProps>(element)) return element;
    const own = renderLink(element.props);
    return own === undefined ? element : <Fragment key={element.key}>{own}</Fragment>;
  });
}
