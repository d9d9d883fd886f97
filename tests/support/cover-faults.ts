import type { Page } from "@playwright/test";

/**
 * What floats over a page (the bar, a bar at the bottom) though the window is too low for it: more than half of what is
 * seen is covered, or a control that the reader comes to is, be it on the way down or back up.
 */
export function findCoverFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>();
    const { clientWidth: width, clientHeight: height, scrollHeight } = document.documentElement;
    const positionOf = (element: Element) => getComputedStyle(element).position;
    const isSeen = (element: Element) => {
      const box = element.getBoundingClientRect();
      if (box.width <= 2 || box.height <= 2) return false;
      return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };

    /** What is sticky keeps its place in the page where nothing has moved it. */
    const isStuck = (element: HTMLElement) => {
      const { top } = element.getBoundingClientRect();
      const { position } = element.style;
      element.style.position = "static";
      const { top: own } = element.getBoundingClientRect();
      element.style.position = position;
      return Math.abs(top - own) > 1;
    };
    scrollTo({ top: (scrollHeight - height) / 2, behavior: "instant" });
    const boxes = [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        const position = positionOf(element);
        if (position !== "fixed" && position !== "sticky") return false;
        return isSeen(element) && (position === "fixed" || isStuck(element));
      })
      .map((element) => element.getBoundingClientRect());
    const steps = Array.from({ length: 20 }, (_, step) => (step + 0.5) / 20);
    const points = steps.flatMap((x) => steps.map((y) => [x * width, y * height] as const));
    const covered = points.filter(([x, y]) =>
      boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom),
    );
    if (covered.length > points.length / 2) {
      faults.add(`covered: ${Math.round((100 * covered.length) / points.length)} % of the window`);
    }

    const floats = (element: Element | null): boolean => {
      for (let at = element; at; at = at.parentElement) {
        if (["fixed", "sticky"].includes(positionOf(at))) return true;
      }
      return false;
    };
    const isCovered = (element: Element) => {
      const box = element.getBoundingClientRect();
      const spots = [0.1, 0.5, 0.9].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) =>
          document.elementFromPoint(box.left + x * box.width, box.top + y * box.height),
        ),
      );
      return spots.every((hit) => hit !== null && !element.contains(hit) && floats(hit));
    };
    const controls = [
      ...document.querySelectorAll("a[href], button, select, textarea, summary, input"),
    ].filter((element) => isSeen(element) && !floats(element));
    for (const control of [...controls, ...controls.toReversed()]) {
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      if (!isCovered(control)) continue;
      const text = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
      const name = text.slice(0, 40) || control.getAttribute("name");
      faults.add(`hidden: ${control.tagName.toLowerCase()} "${name}"`);
    }
    scrollTo({ top: 0, behavior: "instant" });
    return [...faults];
  });
}
