import { expect, it, onTestFinished, vi } from "vitest";
import { withQuery } from "./with-query";

it.each(["as it is", "in a browser that can't tell the size of a query"])(
  "an address has its query, %s",
  (browser) => {
    if (browser !== "as it is") {
      const size = vi.spyOn(URLSearchParams.prototype, "size", "get");
      size.mockReturnValue(undefined as unknown as number);
      onTestFinished(() => size.mockRestore());
    }
    expect(withQuery("/home/products", new URLSearchParams())).toBe("/home/products");
    expect(withQuery("/home/products", new URLSearchParams({ page: "2" }))).toBe(
      "/home/products?page=2",
    );
  },
);
