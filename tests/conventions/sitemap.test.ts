import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { layouts } from "~/sitemap/page";
import { pages } from "~/sitemap/pages";
import { projectFolder } from "../runner/command";
import { findLines, readSources } from "./sources";

const modules = readSources(["app/routes", "dev"], [".ts", ".tsx"]);
const fileOf = (screen: string) => (screen.startsWith("dev/") ? screen : `app/routes/${screen}`);
const textOf = (screen: string) => modules.find(({ path }) => path === fileOf(screen))?.text ?? "";

const entries = [...Object.values(pages), ...Object.values(layouts)];
const answers =
  /^export (async )?(function|const) (loader|action)\b|^export \{[^}]*\b(loader|action)\b/m;

/** How paths of the storefront begin, apart from the home page's; those of the backend are below /api. */
const firsts = [
  ...new Set(
    Object.values(pages).flatMap(({ path }) => {
      const [first = ""] = path.split("/");
      return /^[a-z]/.test(first) && !/^(api|assets)$/.test(first)
        ? [first.replace(".", "\\.")]
        : [];
    }),
  ),
];

/** A path in quotes, or put together behind a language; a pattern of them; or any place where a language begins a path. */
const writtenPath = new RegExp(
  [
    `["'\`](/\\$\\{[\\w.]+\\})?/(${firsts.join("|")})(?=[/?#"'\`])`,
    `/\\^?(\\\\/)?[^/"]*\\\\/(${firsts.join("|")})\\b.*/[a-z]*[.,;)]`,
    "[\"'`]/\\$\\{([\\w.]+\\.)?(lang|code)\\}[/\"'`]",
  ].join("|"),
);

/** It reads them out of lines of the log, where the backend's stand too. */
const readsLogs = "app/request/log/redact-text.server.ts";

describe("the sitemap", () => {
  it("names modules that are there", () => {
    const lost = entries.filter(({ screen }) => !existsSync(join(projectFolder, fileOf(screen))));
    expect(lost).toEqual([]);
  });

  it("names every module that answers: none stands outside of it, reached by nobody", () => {
    const named = new Set(entries.map(({ screen }) => fileOf(screen)));
    const outside = modules.filter(
      ({ path, text }) => answers.test(text) && !named.has(path) && !/\.server\.tsx?$/.test(path),
    );
    expect(outside.map(({ path }) => path)).toEqual([]);
  });

  it("has a loader for every page that needs a login: without one a client navigation asks nobody", () => {
    const silent = Object.values(pages).filter(
      ({ access, screen }) =>
        access !== "public" &&
        !/export (async )?(function|const) loader\b|\bloader \}/.test(textOf(screen)),
    );
    expect(silent).toEqual([]);
  });

  it("says of one module one thing: its access is the same at each of its addresses", () => {
    const accesses = new Map<string, Set<string>>();
    for (const { screen, access = "private" } of entries) {
      accesses.set(screen, (accesses.get(screen) ?? new Set()).add(access));
    }
    expect([...accesses].filter(([, found]) => found.size > 1)).toEqual([]);
  });

  it("is where paths and patterns of the storefront stand: links are built by its functions", () => {
    const app = readSources(["app"], [".ts", ".tsx"]).filter(
      ({ path }) => !/^app\/(sitemap|i18n\/messages)\//.test(path) && path !== readsLogs,
    );
    const code = app.map(({ path, text }) => ({
      path,
      text: text.replace(/^\s*(\/?\*|\/\/|import\b).*$/gm, ""),
    }));
    expect(findLines(code, writtenPath)).toEqual([]);
  });

  // biome-ignore-start lint/suspicious/noTemplateCurlyInString: texts of code
  it("knows a written path from other texts", () => {
    const written = [
      '"/carts"',
      "`/${lang}/carts`",
      "`/${lang}`",
      "`/user/orders?x=${y}`",
      '"/login"',
    ];
    const patterns = [
      "/^\\/(?:user(?:\\/|$)|[a-z]{2}\\/carts$)/.test(x)",
      "/\\/home\\/products/.exec(x)",
    ];
    const others = [
      '"user/orders"',
      '"cart.user"',
      "`${lang}/x`",
      '"/api/user"',
      "`/kept/${lang}`",
    ];
    expect([...written, ...patterns].filter((text) => !writtenPath.test(text))).toEqual([]);
    expect(others.filter((text) => writtenPath.test(text))).toEqual([]);
  });
  // biome-ignore-end lint/suspicious/noTemplateCurlyInString: texts of code
});
