/**
 * A form's button that is pressed without a network before the app has started: the browser alone would leave the page for its
 * own page of errors, with all that was filled in.
 */

declare global {
  interface Window {
    /** The button that waits for the app; null once that takes forms itself. */
    heldPress?: HTMLElement | null;
  }
}

/**
 * Source that holds such a press. Where no worker stands behind the page the app may never start, and the browser's own page
 * says at least what is the matter.
 */
export const holdPresses = `addEventListener("submit",function(e){
var button=e.submitter,workers=navigator.serviceWorker;
if(button&&window.heldPress!==null&&navigator.onLine===false&&workers&&workers.controller&&(button.getAttribute("formmethod")||e.target.getAttribute("method"))==="post"){e.preventDefault();window.heldPress=button}
},true)`;

/** The app takes forms from now on, the one that was held first. */
export function pressHeld(): void {
  const button = window.heldPress;
  window.heldPress = null;
  button?.click();
}
