import ts from "typescript";
import { describe, expect, it } from "vitest";
import { en } from "~/i18n/messages/en";
import { fa } from "~/i18n/messages/fa";
import { readSources, type Source } from "./sources";

/** Attributes that people read or hear. */
const spoken = new Set(["alt", "title", "placeholder", "aria-label", "label", "aria-description"]);
const hasLetters = /\p{Letter}{2,}/u;

/** Letters that stand in markup instead of in the message files. */
function findWords({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    if (!hasLetters.test(words)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${words.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) note(value, value.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The texts between quotes. */
function textsOf(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** What a file says of texts' keys: whole ones, and as patterns those that are put together around values. */
function findKeys({ path, text }: Source): (string | RegExp)[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: (string | RegExp)[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      const isOfKeys = parts.every((part) => /^[\w.-]*$/.test(part));
      if (isOfKeys && parts.some((part) => /\w{3}/.test(part))) {
        found.push(new RegExp(`^${parts.join("[\\w.-]+").replaceAll(".", "\\.")}$`));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name);

describe("texts", () => {
  it("no screen has words of its own: all stand in the message files", () => {
    expect(readSources(["app", "dev"], [".tsx"]).flatMap(findWords)).toEqual([]);
  });

  it("R-LANG-14[keys] both languages have the same keys, none empty", () => {
    expect(Object.keys(fa).sort()).toEqual(Object.keys(en).sort());
    expect(Object.entries({ ...en, ...fa }).filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("each text is said somewhere", () => {
    const sources = readSources(["app", "backend", "cli", "dev", "server"], [".ts", ".tsx"]).filter(
      ({ path }) => !path.startsWith("app/i18n/messages/"),
    );
    const said = sources.flatMap(findKeys);
    const whole = new Set(said);
    const patterns = said.filter((one) => typeof one !== "string");
    const isSaid = (key: string) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
    const keys = Object.keys(en).filter((key) => !isSaid(key));
    expect(keys.filter((key) => !isSaid(key.replace(/_(one|other)$/, "")))).toEqual([]);
  });

  it("both languages fill the same places", () => {
    const others = new Map(Object.entries(fa));
    const differing = Object.entries(en).filter(([key, text]) => {
      const other = others.get(key) ?? "";
      return placeholders(text).sort().join() !== placeholders(other).sort().join();
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it("Persian is written with Persian letters and joins its parts", () => {
    const arabic = Object.entries(fa).filter(([, text]) => /[يك٠-٩]/.test(text));
    const apart = Object.entries(fa).filter(([, text]) => /(^|\s)(می|نمی) \p{L}/u.test(text));
    expect([...arabic, ...apart].map(([key]) => key)).toEqual([]);
  });

  it("nothing that a real shop shows has a blank that its owner was to fill in", () => {
    const shown =
      /^(app\/i18n\/messages\/|app\/routes\/content\/law\/terms|backend\/features\/messages\/texts\/|backend\/db\/seed\/[\w-]+\.ts$)/;
    const sources = readSources(["app", "backend"], [".ts"]).filter(({ path }) => shown.test(path));
    expect(sources.length).toBeGreaterThan(50);
    // A link's words stand in brackets, too, with its address behind them.
    const blank = /\[[\p{L}\p{M}\u200c\s_/’'…-]{2,}\](?!\()|lorem ipsum/iu;
    const found = sources.flatMap(({ path, text }) =>
      textsOf(path, text)
        .filter((words) => blank.test(words))
        .map((words) => `${path}: ${words}`),
    );
    expect(found).toEqual([]);
  });
});
