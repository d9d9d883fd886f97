import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { findImports, findLines, type Import, readSources, type Source } from "./sources";

const calls = readSources(["backend/features", "dev/laboratory"], [".ts"]);

const backend = readSources(["backend"], [".ts"]);

/** The room of the backend that a file stands in, or that an import leads to: `http`, `features/cart`. */
const roomIn = (path: string) => /^backend\/(features\/[\w-]+|\w+)\//.exec(path)?.[1];
const roomOf = ({ from }: Import, { path }: Source) =>
  from.startsWith(".") ? roomIn(posix.join(posix.dirname(path), from)) : undefined;

describe("the rooms of the backend", () => {
  it("http, jobs, ports and the database's tables know no feature but its types", () => {
    const below = backend.filter(
      ({ path }) =>
        /^backend\/(http|jobs|ports|db)\//.test(path) && !/^backend\/db\/seed\//.test(path),
    );
    expect(
      findImports(
        below,
        (wanted, source) =>
          !wanted.typesOnly && roomOf(wanted, source)?.startsWith("features/") === true,
      ),
    ).toEqual([]);
  });

  it("the contract knows nothing but itself", () => {
    const contract = backend.filter(({ path }) => path.startsWith("backend/contract/"));
    expect(
      findImports(contract, (wanted, source) => {
        const room = roomOf(wanted, source);
        return room !== undefined && room !== "contract";
      }),
    ).toEqual([]);
  });

  it("the states of orders know each other's types from one file", () => {
    const states = backend.filter(({ path }) =>
      path.startsWith("backend/features/orders/states/effects/"),
    );
    expect(findImports(states, ({ from }) => /(guards|transitions|\/effects)$/.test(from))).toEqual(
      [],
    );
  });
});

describe("the backend", () => {
  it("registers calls by privateRoute and publicRoute alone, so that none forgets whom it is for", () => {
    expect(
      findLines(calls, /\bapp\s*\.(openapi|get|post|put|patch|delete|all|on|route)\(/),
    ).toEqual([]);
  });

  it("leaves it to privateRoute to require a login", () => {
    const elsewhere = calls.filter(({ path }) => !path.endsWith("/require-login.ts"));
    expect(findLines(elsewhere, /\brequire(Login|Permission)\(/)).toEqual([]);
  });
});
