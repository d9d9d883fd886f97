import { posix } from "node:path";
import { expect, it } from "vitest";
import { importsOf, readSources } from "./sources";

/**
 * The rooms of app/: its folders, each feature and each subject of the client by itself, and the files that stand in
 * app/ alone.
 */
function roomOf(path: string): string {
  const [, first = "", second = ""] = path.split("/");
  return first === "features" || first === "client" ? `${first}/${second}` : first;
}

/**
 * The one way back that counts as none: the hook for the root loader's answer takes its type from the root, which is
 * how Remix says what a loader answers. It is a type alone, so no code runs in a circle.
 */
const remixIdiom = { from: "app/root-data.ts", to: "app/root" };

/** Of each room those that it imports from, for values or types, each with one import that says so. */
function edges(): Map<string, Map<string, string>> {
  const rooms = new Map<string, Map<string, string>>();
  for (const source of readSources(["app"], [".ts", ".tsx"])) {
    for (const { from, typesOnly } of importsOf(source)) {
      const target = from.startsWith("~/")
        ? from.replace("~/", "app/")
        : posix.join(posix.dirname(source.path), from);
      const isInside = target.startsWith("app/") && /^(?:~\/|\.)/.test(from);
      const isIdiom = source.path === remixIdiom.from && target === remixIdiom.to && typesOnly;
      const [room, other] = [roomOf(source.path), roomOf(target)];
      if (!isInside || isIdiom || room.replace(/\.tsx?$/, "") === other) continue;
      const found = rooms.get(room.replace(/\.tsx?$/, "")) ?? new Map<string, string>();
      rooms.set(room.replace(/\.tsx?$/, ""), found.set(other, `${source.path} imports ${from}`));
    }
  }
  return rooms;
}

/** A way from a room back to itself, as the imports that make it; undefined where there is none. */
function circleFrom(start: string, rooms: ReturnType<typeof edges>): string[] | undefined {
  const seen = new Set<string>();
  const follow = (room: string, way: string[]): string[] | undefined => {
    for (const [next, named] of rooms.get(room) ?? []) {
      if (next === start) return [...way, named];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = follow(next, [...way, named]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(start, []);
}

it("no two rooms of app/ know each other, not even by types", () => {
  const rooms = edges();
  expect(rooms.size).toBeGreaterThan(15);
  const circles = [...rooms.keys()].map((room) => circleFrom(room, rooms));
  expect(circles.find((circle) => circle)).toBeUndefined();
});
