import { useContext } from "react";
import type { LinkProps } from "~/client/remix/head-elements";
import { PictureInside, widerThanInside } from "~/ui/picture/picture-inside";

/** Screens whose picture is a wider one than a page carries inside: sharp ones, and wide ones that are nearly so. */
const widerScreens = "(min-resolution:2.2dppx),(min-width:960px) and (min-resolution:1.5dppx)";

/** Asks for the picture that a page waits for; for the one inside the page, where it doesn't do, alone. */
export function PictureAhead(link: LinkProps) {
  const inside = useContext(PictureInside);
  const { imageSrcSet } = link;
  if (!inside || !imageSrcSet?.startsWith(`${inside.url}?`)) return <link {...link} />;
  return <link {...link} imageSrcSet={widerThanInside(imageSrcSet)} media={widerScreens} />;
}
