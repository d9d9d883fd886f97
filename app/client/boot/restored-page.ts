import { cookieNames } from "~/request/cookie-names";

/**
 * Source that loads a page anew which Back brings back alive, where somebody has logged in or out since, or what they have has
 * changed: it shows what was, and would store it (R-AUTH-16).
 */
export const renewRestored = `(function(){
function changed(){return(/(?:^|; )${cookieNames.changed}=([^;]*)/.exec(document.cookie)||[])[1]}
var before=changed();
addEventListener("pageshow",function(e){e.persisted&&changed()!==before&&location.reload()})
})()`;
