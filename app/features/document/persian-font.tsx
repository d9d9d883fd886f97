import { useContext } from "react";
import { afterPaint } from "~/client/remix/after-paint";
import { ScriptNonce } from "~/client/remix/script-nonce";
import faceStyles from "~/styles/persian-font.css?url";
import { persianFont } from "./persian-font-file";
import { Stylesheet, StylesInside } from "./shop-styles";

/**
 * Declares the Persian typeface once the page is painted, so that it never fights the first picture; at once
 * where an earlier visit brought it. A page that prints no Persian never fetches it. One that does waits until it is
 * there: a face that is declared and comes later has the page laid out anew twice, and a slow phone blocked twice.
 */
const face = `var a=new FontFace("Vazirmatn","url(${persianFont})",{weight:"400 700",display:"swap"});
function d(){document.fonts.add(a)}a.loaded.then(function(){try{localStorage.font="${persianFont}"}catch(e){}},function(){});`;
const whenPainted = (isPersian: boolean) =>
  `(${afterPaint})(${isPersian ? "function(){a.load().then(d,function(){})}" : "d"})`;
/** Reading local storage takes a slow phone a tenth of a second; a newcomer's is empty. */
const declareLater = (isPersian: boolean) => `(function(){${face}${whenPainted(isPersian)}})()`;
const declareFace = (isPersian: boolean) =>
  `(function(){${face}var h;try{h=localStorage.font==="${persianFont}"}catch(e){}h?d():${whenPainted(isPersian)}})()`;

/** Whether the typeface is declared by a script in the page's head; a newcomer's page has it among its last. */
const useInHead = () => useContext(StylesInside) === undefined;

/** What declares the typeface among the last scripts of a newcomer's page; of others nothing. */
export function useLateFace(persian: boolean): string {
  return useInHead() || !import.meta.env.SSR ? "" : declareLater(persian);
}

/** Head elements for the Persian typeface: by script after `load`, by a stylesheet where there is none. */
export function PersianFont({ persian }: { persian: boolean }) {
  const nonce = useContext(ScriptNonce);
  return (
    <>
      {useInHead() && (
        <script
          nonce={nonce}
          suppressHydrationWarning
          // The browser has run its own already: what it renders there, nobody reads.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this file
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? declareFace(persian) : "" }}
        />
      )}
      {persian && (
        <noscript>
          <Stylesheet href={faceStyles} />
        </noscript>
      )}
    </>
  );
}
