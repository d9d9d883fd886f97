/**
 * Source of a browser function that runs another one once the page has loaded and the frame with its last
 * picture is painted: work that starts in `load` itself would stand before that frame. A page in the
 * background paints none, so there it starts at once.
 */
export const afterPaint = `function(f){
function next(){document.hidden?f():requestAnimationFrame(function(){setTimeout(f)})}
document.readyState==="complete"?next():addEventListener("load",next)}`;
