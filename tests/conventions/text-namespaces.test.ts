import { posix } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { ownEn } from "~/i18n/messages/en";
import { importsOf, readSources, type Source } from "./sources";

const app = new Map(readSources(["app"], [".ts", ".tsx"]).map((source) => [source.path, source]));
const ownKeys = Object.keys(ownEn);
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

/** Own keys in a module's browser part: whole ones, and beginnings of those that are put together. */
function findOwnKeys(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (staysOnServer(node)) return;
    const isSaid = ts.isCallExpression(node.parent) && node.parent.expression.getText() === "t";
    if (ts.isStringLiteralLike(node) && (isSaid || node.text.includes("."))) {
      found.push(...ownKeys.filter((key) => key === node.text || isPluralOf(key, node.text)));
    }
    if (ts.isTemplateHead(node) && node.text.includes(".")) {
      found.push(...ownKeys.filter((key) => key.startsWith(node.text)));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found.map((key) => `${name}: ${key}`);
}

function isPluralOf(key: string, base: string): boolean {
  return key === `${base}_one` || key === `${base}_other`;
}

describe("the texts of public pages", () => {
  it("decisions 24 no public page says a key that only the shopper's own pages have", () => {
    const routes = [...app.values()].filter(
      ({ path }) => publicRoutes.test(path) || path === "app/root.tsx",
    );
    expect(routes.length).toBeGreaterThan(6);
    const modules = new Set(routes.flatMap((route) => [...reach(route)]));
    expect([...modules].flatMap(({ path, text }) => findOwnKeys(path, text))).toEqual([]);
  });

  it("an own key is found as it is said, put together or counted, but not in a loader", () => {
    const code = `
      const say = t("required_error"); const word = "required_error";
      const texts = { title: "soon.login" };
      const put = t(\`soon.log\${rest}\`);
      export async function loader() { return shop.t("soon.orders"); }`;
    expect(findOwnKeys("x.tsx", code)).toEqual([
      "x.tsx: required_error",
      "x.tsx: soon.login",
      "x.tsx: soon.login",
      "x.tsx: soon.login_text",
    ]);
    expect(isPluralOf("orders.count_other", "orders.count")).toBe(true);
  });
});
