import { matchRoutes } from "@remix-run/react";
import { expect, it } from "vitest";
import { routes } from "./routes";

/** The file that answers; what its entry may be is settled when the shop is built. */
function fileAt(address: string): unknown {
  const found = matchRoutes(routes as Parameters<typeof matchRoutes>[0], address)?.at(-1)?.route;
  return found && "file" in found && found.file;
}

it.each([
  "/api",
  "/api/user",
  "/api/upload",
  "/api/admin/media",
  "/api/upload/crop",
  "/api/home/products",
  "/api/home/products/facets",
  "/api/home/products/a-code",
  "/api/login",
  "/api/login/code",
  "/api/carts",
  "/api/__lab/files",
])("%s is the backend's, and no page of a language called api", (address) => {
  expect(fileAt(address)).toBe("routes/resources/api.ts");
});

it.each([
  ["/en/upload", "routes/resources/upload.ts"],
  ["/fa/home/products", "routes/shop/products/route.tsx"],
  ["/en/login/code", "routes/login/login/route.tsx"],
])("%s is a page", (address, file) => {
  expect(fileAt(address)).toBe(file);
});
