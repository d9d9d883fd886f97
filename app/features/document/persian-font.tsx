import { useContext } from "react";
import { afterPaint } from "~/client/remix/after-paint";
import { ScriptNonce } from "~/client/remix/script-nonce";
import faceStyles from "~/styles/persian-font.css?url";
import { persianFont } from "./persian-font-file";
import { Stylesheet, StylesInside } from "./shop-styles";

/**
 * Declares the Persian typeface once the page is painted, so that it never fights the first picture; at once
 * where an earlier visit brought it. A page that prints no Persian never fetches it.
 */
const declare = `function f(){var a=new FontFace("Vazirmatn","url(${persianFont})",{weight:"400 700",display:"swap"});document.fonts.add(a);a.loaded.then(function(){try{localStorage.font="${persianFont}"}catch(e){}})}`;
const declareFace = `(function(){${declare}
var h;try{h=localStorage.font==="${persianFont}"}catch(e){}h?f():(${afterPaint})(f)})()`;
/** Reading local storage takes a slow phone a tenth of a second; a newcomer's is empty. */
const declareLater = `(function(){${declare}(${afterPaint})(f)})()`;

/** The browser has run its own already: what it renders there, nobody reads. */
function faceScript(isNewcomer: boolean): string {
  if (!import.meta.env.SSR) return "";
  return isNewcomer ? declareLater : declareFace;
}

/** Head elements for the Persian typeface: by script after `load`, by a stylesheet where there is none. */
export function PersianFont({ persian }: { persian: boolean }) {
  const nonce = useContext(ScriptNonce);
  const isNewcomer = useContext(StylesInside) !== undefined;
  return (
    <>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file
        dangerouslySetInnerHTML={{ __html: faceScript(isNewcomer) }}
      />
      {persian && (
        <noscript>
          <Stylesheet href={faceStyles} />
        </noscript>
      )}
    </>
  );
}
