/** How a page starts whose hydration data stands in a file of its own (docs/decisions/0223). */

/** Source that opens the stream which a page's data comes through, as Remix's own `<Scripts>` does. */
export const openDataStream =
  "window.__remixContext.stream=new ReadableStream({start(c){window.__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream());";

/**
 * Source that stands in the data's place: keeps the shopper's part, and opens the data's stream once the page starts. The element of
 * this script names the file.
 */
export const deferredDataStub = [
  "window.handOver=function(own){window.ownData=own};",
  "window.askData=function(){",
  openDataStream,
  'var script=document.createElement("script");script.src=document.querySelector("[data-later]").dataset.later;document.head.appendChild(script)}',
].join("");

/** Source of the file: the page's own script that hands its data over, and what it would have done later in the page. */
export const deferredDataScript = (source: string): string =>
  `${source};handOver(ownData);window.__remixContext.streamController.close()`;
