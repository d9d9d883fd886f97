/** How a page starts whose hydration data stands in a file of its own (docs/decisions/0223). */

/**
 * Source that stands in the data's place: keeps the shopper's part, and opens the data's stream once the page starts. The element of
 * this script names the file.
 */
export const deferredDataStub = [
  "window.handOver=function(own){window.ownData=own};",
  "window.askData=function(){",
  'var context=window.__remixContext,script=document.createElement("script");',
  "context.stream=new ReadableStream({start:function(c){context.streamController=c}}).pipeThrough(new TextEncoderStream());",
  'script.src=document.querySelector("[data-later]").dataset.later;document.head.appendChild(script)}',
].join("");

/** Source of the file: the page's own script that hands its data over, and what it would have done later in the page. */
export const deferredDataScript = (source: string): string =>
  `${source};handOver(ownData);window.__remixContext.streamController.close()`;
