import { expect, test } from "@playwright/test";
import { ask, postForm } from "../support/ask";
import { say } from "../support/words";

const long = "x".repeat(10_000);

/** Questions that no page of the shop asks; each gets an answer that a shopper can read. */
const questions: readonly [name: string, path: string, allowed: readonly number[]][] = [
  ["a page that is no number", "/en/home/products?page=abc", [200, 302]],
  ["a page beyond the last", "/en/home/products?page=999999", [200, 302, 404]],
  ["page 0", "/fa/home/products?page=0", [200, 302]],
  ["a negative page", "/en/home/products?page=-5", [200, 302]],
  ["a page with a fraction", "/en/home/products?page=1.5", [200, 302]],
  ["a page beyond integers", "/en/home/products?page=99999999999999999999", [200, 302, 404]],
  ["negative prices", "/en/home/products?min=-5&max=-1", [200, 302]],
  ["prices the wrong way round", "/en/home/products?min=500&max=5", [200, 302]],
  ["prices that are no numbers", "/fa/home/products?min=abc&max=%F0%9F%92%A9", [200, 302]],
  ["a price beyond bigint", "/en/home/products?max=1e400", [200, 302]],
  ["an unknown sort", "/en/home/products?sort=nonsense", [200, 302]],
  ["an unknown page size", "/en/home/products?per_page=100000", [200, 302]],
  ["an unknown brand", "/en/home/products?brand[]=no-such-brand", [200, 302]],
  ["an unknown filter", "/en/home/products?attr.nothing[]=x&foo[]=bar", [200, 302]],
  ["a filter as deep as a tree", "/en/home/products?attr[a][b][c]=1&brand[][]=x", [200, 302]],
  ["a rating out of range", "/en/home/products?rating=9", [200, 302]],
  ["five hundred filters", `/en/home/products?${"brand[]=a&".repeat(500)}`, [200, 302, 400, 414]],
  ["a query of 10 kB", `/en/home/products?q=${long}`, [200, 302, 400, 414]],
  ["a path of 10 kB", `/en/${long}`, [400, 404, 414]],
  ["broken UTF-8 in the path", "/en/home/products/%ff", [400, 404]],
  ["broken UTF-8 in the query", "/en/home/products?q=%ff%fe", [200, 302, 400]],
  ["half an escape", "/en/home/products/%", [400, 404]],
  ["NUL in the path", "/en/home/products/a%00b", [400, 404]],
  ["NUL in the query", "/en/home/products?q=a%00b", [200, 302, 400]],
  ["a lone surrogate", "/en/home/products?q=%ED%A0%80", [200, 302, 400]],
  ["SQL", "/en/home/products?q=%27%3B%20drop%20table%20product%3B--", [200]],
  ["a pattern's own signs", "/en/home/products?q=%25_%5C%25", [200]],
  ["markup in the query", "/en/home/products?q=%3Cscript%3Ealert(1)%3C/script%3E", [200]],
  ["a path that climbs", "/assets/../../package.json", [400, 404]],
  ["a path that climbs, escaped", "/assets/..%2f..%2fpackage.json", [400, 404]],
  ["two slashes first", "//evil.example/en", [301, 302, 308, 400, 404]],
  ["a product's code beyond integers", "/en/home/products/show/99999999999999999999/x", [404]],
  ["a payment that never was", "/en/home/payment/success/NOPE", [200, 404]],
  ["an unknown picture width", "/media/x?w=12345", [400, 404]],
  ["texts of an unknown language", "/texts/zz.abc", [404]],
  ["texts with a climbing name", "/texts/..%2fen", [400, 404]],
];

for (const [name, path, allowed] of questions) {
  test(`bad input: ${name} gets a clear answer`, async () => {
    const answer = await ask(path);
    expect(allowed).toContain(answer.status);
    expect(answer.text).not.toMatch(/\bat .+\(.+:\d+:\d+\)|node_modules|PostgresError/);
    expect(answer.text).not.toContain("<script>alert(1)");
    if (answer.headers.location) expect(answer.headers.location).not.toMatch(/^\/\/|evil/);
  });

  test(`bad input to the backend: ${name}`, async () => {
    const query = path.split("?")[1] ?? "";
    for (const call of ["home/products", "home/products/facets", "home/search"]) {
      const answer = await ask(`/api/${call}?${query}`);
      expect(answer.status).toBeLessThan(500);
      expect(() => answer.json()).not.toThrow();
    }
  });
}

test("bad input: a body of 3 MB is too large, before anything reads it", async () => {
  const answer = await postForm("/language", { lang: "x".repeat(3_000_000) });
  expect(answer.status).toBe(413);
});

test("bad input: a form that is too large gets the page that says so, with its texts", async () => {
  const answer = await ask("/en/__lab/files", {
    method: "POST",
    headers: {
      Accept: "text/html",
      "Content-Type": "multipart/form-data; boundary=x",
      // As browsers do, who send all of it before they read: else the answer ends the connection.
      Connection: "keep-alive",
    },
    body: "x".repeat(20_000_000),
  });
  expect(answer.status).toBe(413);
  expect(answer.text).toContain(say("en", "error_page.too_large_text"));
  expect(answer.text).toContain('data-texts="/texts/en.core.');
});

const product = "/home/products/show/1/x";
const unbearable: readonly [name: string, path: string, body: string][] = [
  ["half a million fields", product, "a&".repeat(524_287)],
  ["a state for conform", product, "__state__=x"],
  ["an intent for conform", product, "__intent__=null"],
  ["NUL in whom to log in", "/login", "target=a%00b%40x.co&password=x"],
];

for (const [name, path, body] of unbearable) {
  for (const lang of ["en", "fa"] as const) {
    test(`bad input: a form of ${name} gets the page that says so in ${lang}`, async () => {
      const answer = await ask(`/${lang}${path}`, {
        method: "POST",
        headers: { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" },
        body,
      });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain(say(lang, "error_page.bad_request_text"));
    });
  }
}

test("bad input: a body of 3 MB is too large for the backend too", async () => {
  const answer = await ask("/api/translate/timcheh/key", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "x".repeat(3_000_000),
  });
  expect(answer.status).toBe(413);
});

test("bad input: a form that is none gets a clear answer", async () => {
  const answer = await ask("/language", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=x" },
    body: "nonsense",
  });
  expect(answer.status).toBeLessThan(500);
});

for (const path of ["/upload", "/api/upload", "/en/__lab/files"]) {
  for (const fields of [["other"], ["file", "file"]]) {
    test(`bad input: ${path} with ${fields} that breaks off is refused, and the shop goes on`, async () => {
      const head = (name: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\n\r\nabc\r\n`;
      const answer = await ask(path, {
        method: "POST",
        headers: { "Content-Type": "multipart/form-data; boundary=b" },
        body: fields.map(head).join(""),
      });
      expect(answer.status).toBe(400);
      expect((await ask("/healthz")).status).toBe(200);
    });
  }
}

test("bad input: a file name with NUL is refused, however much comes behind it", async () => {
  for (const path of ["/upload", "/api/upload", "/en/__lab/files"]) {
    const answer = await ask(path, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      body: `--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\n${"x".repeat(2_000_000)}\r\n--b--\r\n`,
    });
    expect(answer.status).toBe(400);
  }
});

test("bad input: an unknown method", async () => {
  for (const method of ["PUT", "DELETE", "PATCH"]) {
    const { status } = await ask("/en", { method });
    expect([403, 404, 405]).toContain(status);
  }
  expect([200, 204, 404, 405]).toContain((await ask("/en", { method: "OPTIONS" })).status);
});

test("bad input: HEAD answers like GET, without a body", async () => {
  const answer = await ask("/en/home/products", { method: "HEAD" });
  expect(answer.status).toBe(200);
  expect(answer.body).toHaveLength(0);
});

test("bad input: cookies full of nonsense open the same page", async () => {
  for (const cookie of [
    "session=%ff",
    "session=%00",
    "session=%E2%98%83",
    "lang=%00",
    "cart=x; wish=y; flash=%7B",
    "a=b; ".repeat(200),
  ]) {
    const answer = await ask("/en", { headers: { Cookie: cookie } });
    expect(answer.status).toBe(200);
  }
});
