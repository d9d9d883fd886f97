import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Fails on what axe calls serious or critical; the rest is for the desk. Without frames in the page axe needs
 * no page of its own to gather what it found ("legacy mode"), and what holds is not told, which takes time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] })
    .analyze();
  const grave = violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.target.join(" ")) }));
  expect(grave).toEqual([]);
}
