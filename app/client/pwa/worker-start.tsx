import { useContext } from "react";
import { afterPaint } from "~/client/remix/after-paint";
import { ScriptNonce } from "~/client/remix/script-nonce";
import { workerAddress } from "./checks";
import { workerMessages } from "./worker/message-names";

/**
 * Registers the service worker once the page is painted and the phone has nothing better to do (R-PWA-01), and hands it
 * what the page had loaded before it took over: the browser's own cache still has that.
 */
const source =
  import.meta.env.SSR &&
  `(${afterPaint})(function(){
var workers=navigator.serviceWorker;
workers&&(window.requestIdleCallback||setTimeout)(function(){
if(!workers.controller)workers.addEventListener("controllerchange",function(){
workers.controller&&workers.controller.postMessage({type:"${workerMessages.files}",payload:{addresses:performance.getEntriesByType("resource").map(function(e){return e.name})}})
},{once:true});
workers.register("${workerAddress}",{scope:"/",updateViaCache:"none"}).catch(function(){})
})})`;

/** Stands in the page itself, because the app may start late or never (decisions 177). Development goes without. */
export function WorkerStart() {
  const nonce = useContext(ScriptNonce);
  if (!import.meta.env.PROD) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own
      dangerouslySetInnerHTML={{ __html: source || "" }}
    />
  );
}
