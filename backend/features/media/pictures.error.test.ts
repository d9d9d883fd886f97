import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";

const backend = provideTestBackend();

it.each(["w=0", "w=301", "w=200", "w=600&q=lite"])(
  "a picture isn't drawn in a size that no page has: %s",
  async (query) => {
    const { body: list } = await backend().call("home/products?per_page=12");
    const path = list.data[0].image.url.replace("/api/", "");
    const { status, body } = await backend().call(`${path}?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(["w"]);
  },
);
