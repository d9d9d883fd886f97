import { expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";

const test = provideTestBackend();

it("R-API-27 one document describes all calls, and all it refers to is in it", async () => {
  const { status, body } = await test().call("openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths).sort()).toEqual(
    [
      "/api/home/categories",
      "/api/home/menu/{name}",
      "/api/home/products",
      "/api/home/products/facets",
      "/api/home/products/{code}",
      "/api/home/search",
      "/api/media/{file}",
      "/api/site-default/{package}/{lang}",
      "/api/translate/{packages}/{lang}",
      "/api/translate/{package}/{key}",
      "/api/user",
      "/api/user/renew-token",
    ].sort(),
  );
  const references = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(body.components.schemas).toHaveProperty(name ?? "");
});
