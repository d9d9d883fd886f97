import type { Page } from "@playwright/test";

/** A colour token as the browser computes it, such as `rgb(1, 2, 3)`. */
export function colourOf(page: Page, token: `--color-${string}`): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}
