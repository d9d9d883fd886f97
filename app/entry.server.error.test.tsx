import { createRequestHandler } from "@remix-run/node";
import { Fragment, lazy, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { messages } from "./i18n/messages";
import { buildOf } from "./rendered-build.fixture";
import { fakeContext, fakeRequest } from "./request/context.fixture";

/** What ends a process that nobody watches. */
const unhandled = vi.fn();

const log = { error: vi.fn() };

beforeEach(() => {
  process.on("unhandledRejection", unhandled);
});

afterEach(() => {
  process.off("unhandledRejection", unhandled);
  unhandled.mockClear();
  log.error.mockClear();
});

/** Unhandled rejections are told once the promises of a turn have run. */
const turnOver = () => new Promise((done) => setImmediate(done));

function openPage(
  throwsAt: (rendering: number) => boolean,
  Around: typeof Fragment = Fragment,
  otherRoot?: Parameters<typeof buildOf>[1],
) {
  let renderings = 0;
  function Inside() {
    renderings += 1;
    if (throwsAt(renderings)) throw new Error("a component's own");
    return <p>all is well</p>;
  }
  const page = () => (
    <Around>
      <Inside />
    </Around>
  );
  const render = createRequestHandler(buildOf({ default: page }, otherRoot), "production");
  const ask = async (path: string, requestId = "the-request-id") => {
    const context = { ...fakeContext().context, requestId, log };
    const answer = await render(fakeRequest(path), context);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  return ask;
}

describe("a component that throws", () => {
  for (const lang of ["en", "fa"] as const) {
    it(`is the shop's error page in ${lang}, with the request's id, at the first rendering`, async () => {
      const ask = openPage(() => true);
      const { status, headers, html } = await ask(`/${lang}/home/law`);
      await turnOver();
      expect(status).toBe(500);
      expect(html).toContain(messages[lang]["error_page.failed_text"]);
      expect(html).toContain("the-request-id");
      expect(html).not.toContain("a component's own");
      expect(headers.get("content-language")).toBe(lang);
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(unhandled).not.toHaveBeenCalled();
      const err = expect.objectContaining({ message: "a component's own" });
      expect(log.error).toHaveBeenCalledWith(
        { requestId: "the-request-id", method: "GET", path: `/${lang}/home/law`, err },
        "request failed",
      );
    });
  }

  it("spoils no earlier and no later page", async () => {
    const ask = openPage((rendering) => rendering === 2);
    expect((await ask("/en/a")).html).toContain("all is well");
    expect((await ask("/en/a")).status).toBe(500);
    const { status, html } = await ask("/en/a");
    await turnOver();
    expect([status, html]).toEqual([200, expect.stringContaining("all is well")]);
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("spoils none of the pages that are rendered beside it", async () => {
    const ask = openPage((rendering) => rendering % 2 === 0);
    const ids = Array.from({ length: 10 }, (_, n) => `request-${n}`);
    const answers = await Promise.all(ids.map((id) => ask("/fa/a", id)));
    await turnOver();
    const failed = answers.filter(({ status }) => status === 500);
    expect(failed).toHaveLength(5);
    expect(answers.filter(({ html }) => html.includes("all is well"))).toHaveLength(5);
    for (const [n, { status, html }] of answers.entries()) {
      if (status === 500) expect(html).toContain(`request-${n}`);
    }
    expect(unhandled).not.toHaveBeenCalled();
  });

  it("is a failed page too where a Suspense would hide it", async () => {
    const ask = openPage(() => true, Suspense);
    const { status, html } = await ask("/en/a");
    expect(status).toBe(500);
    expect(html).toContain(messages.en["error_page.failed_text"]);
    const err = expect.objectContaining({ message: "A part of the page failed or waits." });
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ err }), "request failed");
  });

  it("is no worse than one that waits, whose page would be sent without it", async () => {
    const Waiting = lazy(() => new Promise<never>(() => {}));
    const page = () => (
      <Suspense>
        <Waiting />
      </Suspense>
    );
    const render = createRequestHandler(buildOf({ default: page }), "production");
    const context = { ...fakeContext().context, log };
    expect((await render(fakeRequest("/en/a"), context)).status).toBe(500);
  });
});

describe("an error page that throws itself", () => {
  it("is a static page in both languages, with the request's id", async () => {
    const ask = openPage(() => true, Fragment, {
      ErrorBoundary: () => {
        throw new Error("the error page's own");
      },
    });
    const { status, headers, html } = await ask("/en/a");
    await turnOver();
    expect(status).toBe(500);
    for (const lang of ["en", "fa"] as const) {
      expect(html).toContain(messages[lang]["error_page.failed_text"]);
      expect(html).toContain(`href="/${lang}"`);
    }
    expect(html).toContain("the-request-id");
    expect(html).not.toContain("own");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("set-cookie")).toBeNull();
    const logged = log.error.mock.calls.map(([{ err }]) => err.message);
    expect(logged).toEqual(["a component's own", "the error page's own"]);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
