import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentRoot, keepStrangers } from "./document-root";

/** An element of a page that has none of a browser; it leaves its parent as a browser's does. */
const makeElement = () => ({ remove: vi.fn() });

describe("a page's root", () => {
  function openPage() {
    const taken: unknown[] = [];
    const documentElement = makeElement();
    const gone = documentElement.remove;
    const page = {
      documentElement,
      replaceChild(node: ReturnType<typeof makeElement>, old: unknown) {
        taken.push(old);
        page.documentElement = node;
      },
    };
    vi.stubGlobal("Node", { ELEMENT_NODE: 1 });
    onTestFinished(() => void vi.unstubAllGlobals());
    const root = documentRoot(page as unknown as Document);
    return { page, root, taken, gone };
  }

  it("is the only child of what the app is rendered into", () => {
    const { page, root } = openPage();
    expect([...root.childNodes]).toEqual([page.documentElement]);
    expect(root.firstChild).toBe(page.documentElement);
  });

  it("stays where it is when it is taken away, until another has its place, which stays as well", () => {
    const { page, root, taken, gone } = openPage();
    const first = page.documentElement;
    const leave = vi.fn();
    first.remove();
    expect(gone).not.toHaveBeenCalled();
    const second = { remove: leave };
    root.insertBefore(second as unknown as Node, null);
    expect([page.documentElement, taken]).toEqual([second, [first]]);
    page.documentElement.remove();
    expect(leave).not.toHaveBeenCalled();
    root.insertBefore(second as unknown as Node, null);
    expect(taken).toHaveLength(1);
  });
});

it("what stood in head and body stays through the start, and can be taken away after it", () => {
  class Part {
    left = 0;
    remove() {
      this.left += 1;
    }
  }
  const parts = [new Part(), new Part()];
  const page = { head: { children: [parts[0]] }, body: { children: [parts[1]] } };
  const takeAll = () => {
    for (const part of parts) part.remove();
  };
  keepStrangers(page as unknown as Document, takeAll);
  expect(parts.map(({ left }) => left)).toEqual([0, 0]);
  takeAll();
  expect(parts.map(({ left }) => left)).toEqual([1, 1]);
});
