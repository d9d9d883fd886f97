import { afterPaint } from "~/client/remix/after-paint";
import { workerAddress } from "./checks";
import { workerMessages } from "./worker/message-names";

/**
 * Source that registers the service worker once the page is painted and the phone has nothing better to do (R-PWA-01), and hands it
 * what the page had loaded before it took over: the browser's own cache still has that.
 */
export const startWorker = `(${afterPaint})(function(){
var workers=navigator.serviceWorker;
workers&&(window.requestIdleCallback||setTimeout)(function(){
if(!workers.controller)workers.addEventListener("controllerchange",function(){
workers.controller&&workers.controller.postMessage({type:"${workerMessages.files}",payload:{addresses:performance.getEntriesByType("resource").map(function(e){return e.name})}})
},{once:true});
workers.register("${workerAddress}",{scope:"/",updateViaCache:"none"}).catch(function(){})
})})`;
