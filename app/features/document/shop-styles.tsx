/**
 * The page's stylesheets: files, or inside the page where somebody's first page here would wait for them
 * (docs/decisions/0111, 0218, 0228).
 */
import { createContext, useContext } from "react";
import { useHydrated } from "~/client/boot/use-hydrated";
import { type LinkProps, PageLinks, PageMeta } from "~/client/remix/head-elements";
import { ScriptNonce } from "~/client/remix/script-nonce";
import styles from "~/styles/app.css?url";
import { PictureAhead } from "./picture-ahead";

/** The styles that the page carries inside itself, by their files' addresses: from the server, then from the page itself. */
export const StylesInside = createContext(
  typeof document === "undefined" ? undefined : readStylesInside(),
);

function readStylesInside(): ReadonlyMap<string, string> | undefined {
  const inside = [...document.querySelectorAll<HTMLStyleElement>("style[data-href]")];
  if (inside.length === 0) return undefined;
  return new Map(inside.map(({ dataset, textContent }) => [dataset.href ?? "", textContent ?? ""]));
}

/** The shop's own styles, then those of the page's routes. */
export function ShopStyles() {
  return (
    <>
      <Stylesheet href={styles} />
      <PageLinks renderLink={renderLink} />
    </>
  );
}

/** What the page's routes say of it; a route whose styles or first picture depend on its data names them there. */
export function ShopMeta() {
  return <PageMeta renderLink={renderLink} />;
}

/** Last in the page: brings the file for the next one, when nothing else wants the line. */
export function ShopStylesAhead() {
  return useContext(StylesInside) ? <link rel="prefetch" as="style" href={styles} /> : null;
}

function renderLink(link: LinkProps) {
  if (link.rel === "stylesheet" && link.href) return <Stylesheet href={link.href} />;
  return link.imageSrcSet ? <PictureAhead {...link} /> : undefined;
}

/**
 * One of the page's stylesheets, in the place of its link. What stands inside the page is only what its first markup can use,
 * so once the app has started the file comes besides.
 */
export function Stylesheet({ href }: { href: string }) {
  const text = useContext(StylesInside)?.get(href);
  const nonce = useContext(ScriptNonce);
  const isHydrated = useHydrated();
  return (
    <>
      {text !== undefined && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet
        <style data-href={href} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
      )}
      {(text === undefined || isHydrated) && <link rel="stylesheet" href={href} />}
    </>
  );
}
