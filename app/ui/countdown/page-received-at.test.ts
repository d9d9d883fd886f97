import { afterEach, expect, it, vi } from "vitest";
import { pageReceivedAt } from "./page-received-at";

class Navigation {
  responseStart = 40;
}

function openPage(dataset: Record<string, string>) {
  vi.stubGlobal("document", { documentElement: { dataset } });
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.stubGlobal("performance", { timeOrigin: 5_000, getEntriesByType: () => [new Navigation()] });
}

afterEach(() => vi.unstubAllGlobals());

it("R-COUNT-01[server-clock] a page came with its first bytes", () => {
  openPage({});
  expect(pageReceivedAt()).toBe(5_040);
});

it("R-COUNT-01[server-clock] a page from this device came when it was saved", () => {
  openPage({ kept: "1200" });
  expect(pageReceivedAt()).toBe(1_200);
});

it("the page that stands in for another was saved at no time", () => {
  openPage({ kept: "offline" });
  expect(pageReceivedAt()).toBe(5_040);
});
