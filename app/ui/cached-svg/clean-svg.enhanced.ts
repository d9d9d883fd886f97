import { isPlain, isShape } from "./svg-rules";

const namespace = "http://www.w3.org/2000/svg";

/** A drawing built anew from fetched markup, of nothing but allowed shapes; null for what is no SVG. */
export function cleanSvg(markup: string): SVGElement | null {
  const root = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  if (root.namespaceURI !== namespace || root.localName !== "svg") return null;
  return copy(root);
}

function copy(source: Element): SVGElement {
  const made = document.createElementNS(namespace, source.localName) as SVGElement;
  for (const { name, value } of source.attributes) {
    if (isPlain(name, value)) made.setAttribute(name, value);
  }
  for (const child of source.children) {
    if (child.namespaceURI === namespace && isShape(child.localName)) made.append(copy(child));
  }
  return made;
}
