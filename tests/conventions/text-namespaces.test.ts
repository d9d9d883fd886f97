import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { backOfficeEn, coreEn, labEn, ownEn } from "~/i18n/messages/en";
import { importsOf, readSources, type Source } from "./sources";

const app = new Map(readSources(["app"], [".ts", ".tsx"]).map((source) => [source.path, source]));
const ownKeys = Object.keys(ownEn);
/** What a shopper's own pages don't have either, and what the back-office doesn't. */
const staffKeys = keysBeyond(coreEn, ownEn);
const labKeys = keysBeyond(coreEn, ownEn, backOfficeEn);

function keysBeyond(...known: object[]): string[] {
  const all = Object.keys({ ...backOfficeEn, ...labEn });
  return all.filter((key) => !known.some((texts) => key in texts));
}

const publicRoutes = /^app\/routes\/(shop\/(home|product|products)|content\/[\w-]+)\/route\.tsx$/;

/** The module of app/ that an import leads to in the browser. */
function resolve(from: string, { path }: Source): Source | undefined {
  const target = from.startsWith("~/")
    ? from.replace("~/", "app/")
    : posix.join(posix.dirname(path), from);
  return app.get(`${target}.tsx`) ?? app.get(`${target}.ts`);
}

/** A module and all that it brings to the browser. */
function reach(source: Source, seen = new Set<Source>()): Set<Source> {
  if (seen.has(source)) return seen;
  seen.add(source);
  for (const { from, typesOnly } of importsOf(source)) {
    const next = typesOnly || from.endsWith(".server") ? undefined : resolve(from, source);
    if (next) reach(next, seen);
  }
  return seen;
}

const staysOnServer = (node: ts.Node) =>
  ts.isFunctionDeclaration(node) && /^(loader|action)$/.test(node.name?.text ?? "");

/** Those of the keys that a module's browser part says: whole ones, and beginnings of those that are put together. */
function findKeys(keys: readonly string[], name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (staysOnServer(node)) return;
    const isSaid = ts.isCallExpression(node.parent) && node.parent.expression.getText() === "t";
    if (ts.isStringLiteralLike(node) && (isSaid || node.text.includes("."))) {
      found.push(...keys.filter((key) => key === node.text || isPluralOf(key, node.text)));
    }
    if (ts.isTemplateHead(node) && node.text.includes(".")) {
      found.push(...keys.filter((key) => key.startsWith(node.text)));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found.map((key) => `${name}: ${key}`);
}

function isPluralOf(key: string, base: string): boolean {
  return key === `${base}_one` || key === `${base}_other`;
}

/** Which of the keys are said by what these routes bring to the browser. */
function findSaid(keys: readonly string[], isRoute: (path: string) => boolean): string[] {
  const routes = [...app.values()].filter(({ path }) => isRoute(path));
  expect(routes.length).toBeGreaterThan(6);
  const modules = new Set(routes.flatMap((route) => [...reach(route)]));
  return [...modules].flatMap(({ path, text }) => findKeys(keys, path, text));
}

const isRoute = (path: string) => /^app\/routes\/.*\/route\.tsx$/.test(path);
const isStaff = (path: string) => isRoute(path) && path.startsWith("app/routes/staff/");

describe("the texts of pages", () => {
  it("decisions 24 no public page says a key that only the shopper's own pages have", () => {
    const isPublic = (path: string) => publicRoutes.test(path) || path === "app/root.tsx";
    expect(findSaid(ownKeys, isPublic)).toEqual([]);
  });

  it("no page of a shopper's own says a key that only the back-office or the laboratory has", () => {
    const isOwn = (path: string) => isRoute(path) && !isStaff(path);
    expect(findSaid(staffKeys, isOwn)).toEqual([]);
  });

  it("no page of the back-office says a key that only the laboratory has", () => {
    expect(findSaid(labKeys, isStaff)).toEqual([]);
  });

  it("an own key is found as it is said, put together or counted, but not in a loader", () => {
    const code = `
      const say = t("required_error"); const word = "required_error";
      const texts = { title: "orders.older" };
      const put = t(\`orders.coun\${rest}\`);
      export async function loader() { return shop.t("orders.title"); }`;
    expect(findKeys(ownKeys, "x.tsx", code)).toEqual([
      "x.tsx: required_error",
      "x.tsx: orders.older",
      "x.tsx: orders.count_one",
      "x.tsx: orders.count_other",
    ]);
    expect(isPluralOf("orders.count_other", "orders.count")).toBe(true);
  });
});
