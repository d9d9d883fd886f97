import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { createRequestHandler, redirect } from "@remix-run/node";
import { createMemoryHistory, createRouter } from "@remix-run/router";
import { decode } from "turbo-stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { buildOf } from "~/rendered-build.fixture";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { eventually } from "../../../tests/support/eventually";
import {
  dataAnswerHeader,
  dataHandOver,
  isPartialData,
  manifestPath,
  pageAddressOf,
  pagePathOf,
} from "./data-request";
import { redirectToDocument, reloadForRoutes } from "./document-redirect";
import { type LinkProps, PageLinks, PageMeta } from "./head-elements";
import { dropManifestGuard, manifestGuardKey } from "./manifest-guard";
import { asDocument } from "./reload-document";
import { unchangedAnswer } from "./unchanged-answer";

/** What this folder says of Remix's innards, held against the Remix that is installed. */
const installed = dirname(createRequire(import.meta.url).resolve("@remix-run/react"));
const fileOf = (name: string) => join(installed, "esm", `${name}.js`);
const source = (name: string) => readFileSync(fileOf(name), "utf8");

type Page = Parameters<typeof buildOf>[0];
const ask = (page: Page, address: string, root?: Partial<Page>) =>
  createRequestHandler(buildOf(page, root), "production")(
    fakeRequest(address),
    fakeContext().context,
  );

/** A single-fetch answer as Remix's own client decodes it. */
async function decoded({ body }: Response): Promise<unknown> {
  if (!body) throw new Error("no body");
  const plugin = (type: string, ...rest: unknown[]) =>
    type === "SingleFetchRedirect" ? { value: { redirect: rest[0] } } : undefined;
  return (await decode(body, { plugins: [plugin] })).value;
}

describe("the hand-over to the browser", () => {
  afterEach(() => vi.unstubAllEnvs());

  async function inlineScripts(development: boolean): Promise<{ html: string; code: string[] }> {
    vi.stubEnv("DEV", development);
    const html = await (await ask({ default: () => <p>page</p> }, "/fa/home/law")).text();
    const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)];
    return {
      html,
      code: scripts.map(([, code = ""]) => code).filter((code) => /__remix/.test(code)),
    };
  }

  /** Runs inline scripts in a page that has loaded; answers what they left on the window, and what they loaded. */
  async function run(code: string[]) {
    const loaded: string[] = [];
    const ahead: string[] = [];
    const page: Record<string, unknown> = {
      document: {
        readyState: "complete",
        hidden: true,
        createElement: () => ({}),
        head: { appendChild: ({ href }: { href: string }) => ahead.push(href) },
        // As from the worker's cache: such a page waits for nobody.
        documentElement: { dataset: { kept: "" } },
      },
      navigator: {},
      addEventListener: () => {},
      ReadableStream,
      TextEncoderStream,
      load: async (url: string) => {
        loaded.push(url);
        return { url };
      },
    };
    page.window = page;
    for (const one of code) runInNewContext(one.replaceAll("import(", "load("), page);
    await new Promise((resolve) => setTimeout(resolve));
    return { page, loaded, ahead };
  }

  it("is the same as that of Remix's own <Scripts>", async () => {
    const remix = await inlineScripts(true);
    const own = await inlineScripts(false);

    const [modules = ""] = remix.code.filter((code) => /import \* as/.test(code));
    const urls = Object.fromEntries(
      [...modules.matchAll(/import \* as (route\d+) from "([^"]+)"/g)].map(([, name, url]) => [
        name,
        url,
      ]),
    );
    const routes = [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name = ""]) => [
      id,
      urls[name],
    ]);
    const [, manifest = ""] = /window\.__remixManifest = (\{[\s\S]*?\});/.exec(modules) ?? [];
    const [, entry] = /import\("([^"]+)"\);\s*$/.exec(modules) ?? [];
    expect(routes).toHaveLength(2);

    const { page, loaded, ahead } = await run(
      own.code.filter((code) => /__remixContext=|__remixRouteModules=/.test(code)),
    );
    expect(page.__remixManifest).toEqual(JSON.parse(manifest));
    expect(
      Object.entries(page.__remixRouteModules as object).map(([id, { url }]) => [id, url]),
    ).toEqual(routes);
    expect(loaded.at(-1)).toBe(entry);
    const preloads = [...remix.html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(new Set(ahead)).toEqual(new Set(preloads));

    const contextOf = ({ code }: typeof own) =>
      code.find((one) => /__remixContext ?= ?\{/.test(one)) ?? "";
    const theirs = await run([contextOf(remix)]);
    const plain = ({ __remixContext }: Record<string, unknown>) => {
      const { stream, streamController, ...rest } = __remixContext as Record<string, unknown>;
      return { ...rest, stream: typeof stream, streamController: typeof streamController };
    };
    expect(plain(page)).toEqual(plain(theirs.page));
  });

  it("is all that Remix's client takes from the window", () => {
    const read = ["browser", "components", "fog-of-war", "routeModules"].flatMap((file) =>
      [...source(file).matchAll(/window\.(__remix\w+)/g)].map(([, name]) => name),
    );
    const ofDevelopment = /Hdr|Router|Hmr|ClearCriticalCss|Revalidation/;
    expect(new Set(read.filter((name) => name && !ofDevelopment.test(name)))).toEqual(
      new Set(["__remixContext", "__remixManifest", "__remixRouteModules"]),
    );
  });
});

it("the root begins with decoding the page's data, and throws what is to be waited for", () => {
  expect(source("browser")).toMatch(
    /function RemixBrowser\(_props\) \{\s+if \(!router\) \{[\s\S]*?throw stateDecodingPromise;[\s\S]*?useState/,
  );
});

describe("links that the shop renders itself", () => {
  const own = ({ rel, href }: LinkProps) =>
    rel === "stylesheet" ? <style data-href={href} /> : undefined;
  const link = (rel: string, href: string) => ({ rel, href });
  const page = {
    default: () => null,
    links: () => [link("stylesheet", "/own.css"), link("icon", "/icon.svg")],
    meta: () => [
      { title: "page" },
      { tagName: "link", ...link("stylesheet", "/more.css") },
      { tagName: "link", ...link("canonical", "/fa/page") },
    ],
  };

  it("are rendered each in its place, and what else Remix puts there stays", async () => {
    const Layout = () => (
      <html lang="fa">
        <head>
          <PageMeta renderLink={own} />
          <PageLinks renderLink={own} />
        </head>
      </html>
    );
    const html = await (await ask(page, "/fa/page", { Layout, links: undefined })).text();
    const said = [...html.matchAll(/<(title|style|link)\b[^>]*/g)].map(([tag]) => tag);
    expect(said).toEqual([
      "<title",
      '<style data-href="/more.css"',
      '<link rel="canonical" href="/fa/page"/',
      '<style data-href="/own.css"',
      '<link rel="icon" href="/icon.svg"/',
    ]);
  });
});

describe("single fetch", () => {
  const away = { default: () => null, loader: () => asDocument(redirect("/fa/bank?page=2")) };

  it("a redirect that loads the document is written as Remix writes it", async () => {
    const theirs = await ask(away, "/fa/x.data");
    const ours = redirectToDocument(new URL("https://shop.example/fa/bank.data?page=2"));
    expect(ours.status).toBe(theirs.status);
    for (const name of ["Content-Type", "X-Remix-Response"]) {
      expect(ours.headers.get(name)?.split(";")[0]).toBe(theirs.headers.get(name)?.split(";")[0]);
    }
    expect(await decoded(ours)).toEqual(await decoded(theirs));
    expect(
      await decoded(redirectToDocument(new URL("https://shop.example/fa/bank.data?page=2"))),
    ).toMatchObject({
      redirect: { redirect: "/fa/bank?page=2", reload: true },
    });
  });

  it("data bears the mark of an answer, and a page hands it over by the call that is cut open", async () => {
    const page = { default: () => <p>page</p>, loader: () => "data" };
    expect((await ask(page, "/fa/x.data")).headers.has(dataAnswerHeader)).toBe(true);
    expect(source("single-fetch")).toContain(dataHandOver);
  });

  it("a redirect to the start of the shop knows its path of data", async () => {
    const ours = redirectToDocument(new URL("https://shop.example/_root.data"));
    expect(await decoded(ours)).toMatchObject({ redirect: { redirect: "/" } });
  });

  it("paths of data are the pages' as Remix's client makes them", async () => {
    const { singleFetchUrl } = await import(fileOf("single-fetch"));
    for (const path of ["/", "/fa", "/fa/home/products", "/fa/home/products/show/12/a.b"]) {
      expect(pagePathOf(singleFetchUrl(new URL(path, "https://shop.example")).pathname)).toBe(path);
      expect(pagePathOf(path)).toBe(path);
    }
  });

  it("the parameters that Remix takes away before a loader are those that no page's address has", async () => {
    const loader = vi.fn(({ request }: { request: Request }) => new URL(request.url).search);
    const address = "/fa/x.data?q=1&_routes=page&index";
    await ask({ default: () => null, loader }, address);
    const url = new URL(address, "https://shop.example");
    expect(pageAddressOf(url)).toBe(`/fa/x${await loader.mock.results[0]?.value}`);
    expect(isPartialData(url)).toBe(true);
    expect(source("single-fetch")).toContain('searchParams.set("_routes"');
  });
});

describe("routes that the browser lacks", () => {
  it("are asked for where the worker expects it, and answered so that Remix loads the document", async () => {
    const theirs = await ask({ default: () => null }, `${manifestPath}?p=%2Ffa&version=other`);
    const ours = reloadForRoutes();
    expect(ours.status).toBe(theirs.status);
    expect([...ours.headers]).toEqual(
      [...theirs.headers].filter(([name]) => name.startsWith("x-remix")),
    );
    expect(source("fog-of-war")).toContain(manifestPath);
  });

  it("leave a guard in session storage, which is the one that is taken back", () => {
    const remove = vi.fn();
    dropManifestGuard({ remove });
    expect(remove).toHaveBeenCalledExactlyOnceWith(manifestGuardKey);
    expect(source("fog-of-war")).toMatch(new RegExp(`_STORAGE_KEY = "${manifestGuardKey}"`));
  });
});

describe("an action that was not sent", () => {
  it("shows its data and asks for nothing anew, by the option that Remix gives its router", async () => {
    expect(source("browser")).toMatch(
      /v7_skipActionErrorRevalidation: window\.__remixContext\.future\.v3_singleFetch/,
    );
    const loader = vi.fn(() => null);
    const router = createRouter({
      history: createMemoryHistory(),
      future: { v7_skipActionErrorRevalidation: true },
      routes: [{ id: "page", path: "/", loader, action: () => unchangedAnswer({ kept: true }) }],
    }).initialize();
    await eventually(() => expect(router.state.initialized).toBe(true));
    const before = loader.mock.calls.length;
    await router.navigate("/", { formMethod: "post", formData: new FormData() });
    expect(router.state.actionData).toEqual({ page: { kept: true } });
    expect(loader).toHaveBeenCalledTimes(before);
    router.dispose();
  });
});
