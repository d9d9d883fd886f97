import { runInNewContext } from "node:vm";
import { expect, it, vi } from "vitest";
import { renewRestored } from "./restored-page";

/** A page that was loaded with some cookies; `comeBack` shows it again with others. */
function openPage(cookie: string) {
  const reload = vi.fn();
  const document = { cookie };
  let show = (_event: { persisted: boolean }) => {};
  runInNewContext(renewRestored, {
    document,
    location: { reload },
    addEventListener: (_name: "pageshow", listener: typeof show) => {
      show = listener;
    },
  });
  const comeBack = (now: string, persisted = true) => {
    document.cookie = now;
    show({ persisted });
    return reload.mock.calls.length;
  };
  return { comeBack };
}

it.each([
  ["something has changed since", "lang=en; changed=one", "lang=en; changed=two", 1],
  ["the first change came since", "lang=en", "changed=one; lang=en", 1],
  ["nothing has changed", "changed=one; lang=en", "lang=fa; changed=one", 0],
  ["nothing has ever changed", "unchanged=one", "unchanged=two", 0],
])("a page that comes back alive where %s", (_when, before, now, reloads) => {
  expect(openPage(before).comeBack(now)).toBe(reloads);
});

it("a page that was just loaded stays", () => {
  expect(openPage("").comeBack("changed=one", false)).toBe(0);
});
