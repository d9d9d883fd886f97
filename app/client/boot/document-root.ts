/**
 * Where Preact, which stands for React in the browser's build (decisions 203), renders a page's root element: it looks
 * for that within the element that it is given, and a document is none. This one has the root element as its only child.
 *
 * A root element stays until another takes its place, which Preact would put there only after it had taken the old one
 * away: what is rendered meanwhile asks the document for its root, and a page that can't be rendered at all is left as it
 * was.
 */
export function documentRoot(page: Document): Element {
  const { documentElement } = page;
  stay(documentElement);
  const root = {
    nodeType: Node.ELEMENT_NODE,
    ownerDocument: page,
    namespaceURI: documentElement.namespaceURI,
    firstChild: documentElement,
    childNodes: [documentElement],
    insertBefore(node: Node): Node {
      if (node !== page.documentElement) page.replaceChild(stay(node), page.documentElement);
      return node;
    },
  };
  return root as unknown as Element;
}

/** Makes Preact's taking away of a node do nothing. */
function stay(node: Node): Node {
  return Object.assign(node, { remove: () => {} });
}

/**
 * Runs the start of the app, and leaves what the page's head and body have besides what is rendered: what a browser's
 * extensions put there would go, as React never has it.
 */
export function keepStrangers(page: Document, start: () => void): void {
  const all = [...page.head.children, ...page.body.children];
  for (const one of all) stay(one);
  start();
  for (const one of all) Reflect.deleteProperty(one, "remove");
}
