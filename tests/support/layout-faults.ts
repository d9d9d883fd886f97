import type { Page } from "@playwright/test";

/**
 * What of a page can't be read or pressed as it lies: texts that are cut off, controls that lie on each other, and
 * a page that is wider than its window. What floats over the page by design (the bar, a bar at the bottom) moves
 * out of the way by scrolling, and counts only among itself; see `findCoverFaults` for what it covers.
 */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      faults.push(`sideways: ${root.scrollWidth} in ${root.clientWidth}`);
    }
    const name = (element: Element) => {
      const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
      return `${element.tagName.toLowerCase()}.${element.className} "${text.slice(0, 40)}"`;
    };

    /** Drawn at all, and for eyes: what is only for screen readers is a pixel wide. */
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 2 || height <= 2) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const floats = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
      }
      return false;
    };

    /** A line of the element's own text that lies outside of it. */
    const hidesText = (element: Element) => {
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement;
        if (!texts.currentNode.textContent?.trim() || !parent || !isSeen(parent)) continue;
        range.selectNodeContents(texts.currentNode);
        for (const line of range.getClientRects()) {
          const isOut = line.left < box.left - 2 || line.right > box.right + 2;
          if (isOut || line.top > box.bottom - 2 || line.bottom < box.top + 2) return true;
        }
      }
      return false;
    };
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutting = [overflowX, overflowY].some((one) => one === "hidden" || one === "clip");
      // A field scrolls what is typed in it; a drawing's title is no text of the page.
      if (!isCutting || element.matches("input, textarea, select, svg, svg *")) continue;
      if (isSeen(element) && hidesText(element)) faults.push(`cut: ${name(element)}`);
    }

    /** What is left of its boxes within all that scrolls or cuts it. */
    const shownBoxes = (element: Element) => {
      const edges = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflow === "visible") continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        edges.left = Math.max(edges.left, left);
        edges.right = Math.min(edges.right, right);
        edges.top = Math.max(edges.top, top);
        edges.bottom = Math.min(edges.bottom, bottom);
      }
      return [...element.getClientRects()].map(({ left, right, top, bottom }) => ({
        left: Math.max(left, edges.left),
        right: Math.min(right, edges.right),
        top: Math.max(top, edges.top),
        bottom: Math.min(bottom, edges.bottom),
      }));
    };
    const controls = [
      ...document.querySelectorAll("a[href], button, select, textarea, summary, input, label"),
    ]
      .filter((element) => !element.matches("[type=hidden], label input") && isSeen(element))
      .map((element) => ({ element, floats: floats(element), boxes: shownBoxes(element) }));
    type Box = ReturnType<typeof shownBoxes>[number];
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    controls.forEach((one, place) => {
      for (const other of controls.slice(place + 1)) {
        if (one.floats !== other.floats) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.boxes.some((box) => other.boxes.some((second) => overlap(box, second)))) {
          faults.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
        }
      }
    });
    return faults;
  });
}
