/**
 * The shop's stylesheet: a file, or inside the page where somebody's first page here would wait for it
 * (docs/decisions/0111).
 */
import { createContext, useContext } from "react";
import { ScriptNonce } from "~/client/remix/script-nonce";
import styles from "~/styles/app.css?url";

const id = "shop-styles";

/** The styles that the page carries inside itself, if it does: from the server, then from the page itself. */
export const StylesInside = createContext(
  typeof document === "undefined" ? undefined : document.getElementById(id)?.textContent,
);

export function ShopStyles() {
  const text = useContext(StylesInside);
  const nonce = useContext(ScriptNonce);
  return text ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet
    <style id={id} nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
  ) : (
    <link rel="stylesheet" href={styles} />
  );
}

/** Last in the page: brings the file for the next one, when nothing else wants the line. */
export function ShopStylesAhead() {
  return useContext(StylesInside) ? <link rel="prefetch" as="style" href={styles} /> : null;
}
