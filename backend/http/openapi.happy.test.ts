import { expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";

const backend = provideTestBackend();

it("R-API-27[contract] one document describes all calls, and all it refers to is in it", async () => {
  const { status, body } = await backend().call("openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths).sort()).toEqual(
    [
      "/api/address",
      "/api/address/{countryId}",
      "/api/address/{countryId}/{stateId}",
      "/api/admin/orders",
      "/api/admin/orders/{number}",
      "/api/admin/orders/{number}/accept",
      "/api/admin/orders/{number}/cancel",
      "/api/admin/orders/{number}/collect",
      "/api/admin/orders/{number}/deliver",
      "/api/admin/orders/{number}/process",
      "/api/admin/orders/{number}/refund",
      "/api/admin/orders/{number}/refunds/{id}/done",
      "/api/admin/orders/{number}/return",
      "/api/admin/orders/{number}/ship",
      "/api/dev/outbox",
      "/api/home/categories",
      "/api/home/invoices/{invoice_no}/{hash}",
      "/api/home/menu/{name}",
      "/api/home/products",
      "/api/home/products/facets",
      "/api/home/products/{code}",
      "/api/home/search",
      "/api/home/seller",
      "/api/login",
      "/api/login/code",
      "/api/login/link",
      "/api/login/links/{token}",
      "/api/login/reset",
      "/api/login/target",
      "/api/logout",
      "/api/logout/everywhere",
      "/api/media/{file}",
      "/api/payment/return/{gateway}",
      "/api/payment/webhook/{gateway}",
      "/api/payment/{refId}",
      "/api/site-default/{package}/{lang}",
      "/api/translate/{packages}/{lang}",
      "/api/translate/{package}/{key}",
      "/api/upload",
      "/api/upload/{file}",
      "/api/upload/{file}/crop",
      "/api/user",
      "/api/user/addresses",
      "/api/user/addresses/{id}",
      "/api/user/carts",
      "/api/user/carts/coupon",
      "/api/user/carts/sync",
      "/api/user/carts/{variant_id}",
      "/api/user/checkout",
      "/api/user/orders",
      "/api/user/orders/{number}",
      "/api/user/orders/{number}/cancel",
      "/api/user/orders/{number}/invoice",
      "/api/user/orders/{number}/payments",
      "/api/user/orders/{number}/received",
      "/api/user/orders/{number}/reorder",
      "/api/user/orders/{number}/returns",
      "/api/user/password",
      "/api/user/password/code",
      "/api/user/renew-token",
      "/api/user/sessions",
      "/api/user/sessions/{id}",
      "/api/user/wish-list",
      "/api/user/wish-list/{product_id}",
      "/api/user/wish-list/{product_id}/move",
    ].sort(),
  );
  const references = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name] of references) expect(body.components.schemas).toHaveProperty(name ?? "");
});
