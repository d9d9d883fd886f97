import faceStyles from "~/styles/persian-font.css?url";
import { persianFont } from "./persian-font";

/**
 * Declares the Persian typeface once the page has loaded, so that it never fights the first picture for the
 * line; at once where an earlier visit brought it. A page that prints no Persian never fetches it.
 */
const declareFace = `(function(u,k){function f(){var a=new FontFace("Vazirmatn","url("+u+")",{weight:"400 700",display:"swap"});document.fonts.add(a);a.loaded.then(function(){try{localStorage[k]=u}catch(e){}})}
var h;try{h=localStorage[k]===u}catch(e){}h||document.readyState==="complete"?f():addEventListener("load",f)})("${persianFont}","font")`;

/** Head elements for the Persian typeface: by script after `load`, by a stylesheet where there is none. */
export function PersianFace({ persian }: { persian: boolean }) {
  return (
    <>
      <script
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
        dangerouslySetInnerHTML={{ __html: declareFace }}
      />
      {persian && (
        <noscript>
          <link rel="stylesheet" href={faceStyles} />
        </noscript>
      )}
    </>
  );
}
