import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../tests/support/backend";
import { permissions } from "../contract/permissions";

const backend = provideTestBackend();

/** Every call that answers a visitor. What is not here has a login, or doesn't answer. */
const publicCalls = [
  "delete /api/user/carts/{variant_id}",
  "delete /api/user/wish-list/{product_id}",
  "get /api/address",
  "get /api/address/{countryId}",
  "get /api/address/{countryId}/{stateId}",
  "get /api/dev/outbox",
  "get /api/home/blocks",
  "get /api/home/blogs",
  "get /api/home/blogs/preview/{token}",
  "get /api/home/blogs/{id}",
  "get /api/home/categories",
  "get /api/home/content-search",
  "get /api/home/delivery",
  "get /api/home/faqs",
  "get /api/home/invoices/{invoice_no}/{hash}",
  "get /api/home/law",
  "get /api/home/menu/{name}",
  "get /api/home/pages",
  "get /api/home/pages/{slag}",
  "get /api/home/previews/{kind}/{token}",
  "get /api/home/products",
  "get /api/home/products/facets",
  "get /api/home/products/{code}",
  "get /api/home/redirect",
  "get /api/home/search",
  "get /api/home/seller",
  "get /api/home/shared/{token}",
  "get /api/home/sitemap",
  "get /api/home/sitemap/posts",
  "get /api/home/sitemap/{number}",
  "get /api/login/links/{token}",
  "get /api/media/titles/{kind}/{key}",
  "get /api/media/{file}",
  "get /api/payment/return/{gateway}",
  "get /api/payment/{refId}",
  "get /api/products/{id}/reviews",
  "get /api/site-default/{package}/{lang}",
  "get /api/staff/invitations/{token}",
  "get /api/translate/{packages}/{lang}",
  "get /api/upload",
  "get /api/upload/{file}",
  "get /api/user",
  "get /api/user/carts",
  "get /api/user/renew-token",
  "get /api/user/wish-list",
  "get /api/user/wish-list/codes",
  "post /api/home/faqs/{id}/helpful",
  "post /api/home/messages",
  "post /api/home/shared/{token}/cart",
  "post /api/login",
  "post /api/login/code",
  "post /api/login/link",
  "post /api/login/links/{token}",
  "post /api/login/reset",
  "post /api/login/target",
  "post /api/logout",
  "post /api/payment/webhook/{gateway}",
  "post /api/staff/invitations/{token}",
  "post /api/staff/login",
  "post /api/translate/{package}/{key}",
  "post /api/upload",
  "post /api/upload/{file}/crop",
  "post /api/user/carts",
  "post /api/user/carts/coupon",
  "post /api/user/carts/sync",
  "post /api/user/wish-list",
  "post /api/user/wish-list/{product_id}/move",
  "put /api/user/carts/{variant_id}",
];

interface Operation {
  "x-access"?: string;
}

async function readCalls(): Promise<{ call: string; access: string | undefined }[]> {
  const { body } = await backend().call("openapi.json");
  return Object.entries(body.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        call: `${method} ${path}`,
        access: operation["x-access"],
      })),
  );
}

describe("access", () => {
  it("every call says whom it is for, and only those of the list answer visitors", async () => {
    const calls = await readCalls();
    expect(calls.filter(({ access }) => access === undefined)).toEqual([]);
    const open = calls.filter(({ access }) => access === "public").map(({ call }) => call);
    expect(open.sort()).toEqual(publicCalls);
  });

  it("every other call refuses a visitor before it does anything", async () => {
    const closed = (await readCalls()).filter(({ access }) => access !== "public");
    expect(closed.length).toBeGreaterThan(30);
    for (const { call } of closed) {
      const [method = "", path = ""] = call.split(" ");
      const real = path.replace("/api/", "").replace(/\{\w*id\}/g, crypto.randomUUID());
      const { status } = await backend().call(real.replace(/\{\w+\}/g, "1"), {
        method: method.toUpperCase(),
        ...(method !== "get" && { body: "{}", headers: { "Content-Type": "application/json" } }),
      });
      // A body that says nothing is refused for what it lacks; never is it taken.
      expect([400, 401], call).toContain(status);
    }
  });

  it("staff's calls name their permission", async () => {
    const staff = (await readCalls()).filter(({ call }) => call.includes("/api/admin/"));
    expect(staff.length).toBeGreaterThan(10);
    for (const { access } of staff) expect([...permissions, "staff"]).toContain(access);
  });
});
