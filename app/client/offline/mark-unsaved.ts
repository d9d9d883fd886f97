import { addressOfKey, pageCachePrefixes } from "~/client/pwa/worker/cache-address";
import { cacheAddressOf } from "~/sitemap/cache-address";
import { match } from "~/sitemap/match";
import { readDraft } from "./offline-forms";
import { listShelf } from "./shelf/shelf";

const marked = "data-unsaved";

/**
 * Shows what of a page can't be done without a network: links to pages that are not saved here, and buttons of forms
 * that can't wait. They stay in place and work as ever, for the network may be back before anybody knows.
 * @param text says to whoever can't see it what the look means
 */
export async function markUnsaved(root: ParentNode, text: string): Promise<void> {
  const saved = await savedAddresses();
  for (const { address } of await listShelf().catch(() => [])) saved.add(address);
  // What is there to try again can be tried.
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[href^='/']:not([data-retry])")) {
    const href = link.getAttribute("href")?.split("#")[0] ?? "";
    const address = cacheAddressOf(href)?.url ?? href;
    const isHere =
      link.pathname === window.location.pathname || match(link.pathname).name === "offline";
    mark(link, !isHere && !saved.has(address), text);
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[type='submit']")) {
    const { form } = button;
    if (form?.getAttribute("method")?.toLowerCase() !== "post") continue;
    const data = new FormData(form);
    if (button.name) data.append(button.name, button.value);
    mark(button, readDraft(data) === undefined, text);
  }
}

/** With the network back everything can be done again. */
export function unmarkAll(root: ParentNode): void {
  for (const element of root.querySelectorAll(`[${marked}]`)) mark(element, false, "");
}

function mark(element: Element, isUnsaved: boolean, text: string): void {
  const isMarked = element.hasAttribute(marked);
  if (isUnsaved === isMarked) return;
  element.toggleAttribute(marked, isUnsaved);
  if (isUnsaved && !element.hasAttribute("title")) element.setAttribute("title", text);
  else if (!isUnsaved) element.removeAttribute("title");
}

async function savedAddresses(): Promise<Set<string>> {
  const names = await caches.keys();
  const isOfPages = (name: string) => pageCachePrefixes.some((prefix) => name.startsWith(prefix));
  const keys = await Promise.all(
    names.filter(isOfPages).map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(keys.flat().flatMap(({ url }) => addressOfKey(url)?.address ?? []));
}
