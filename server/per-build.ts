import type { ServerBuild } from "@remix-run/node";

/** What is made of a build, once for each. */
export function perBuild<T>(make: (build: ServerBuild) => T): (build: ServerBuild) => T {
  const made = new WeakMap<ServerBuild, T>();
  return (build) => {
    const known = made.get(build) ?? make(build);
    made.set(build, known);
    return known;
  };
}
