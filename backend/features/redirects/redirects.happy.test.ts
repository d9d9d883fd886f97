import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "content.write", "audit.read");
const find = async (path: string) =>
  (await backend().call(`home/redirect?${new URLSearchParams({ path })}`)).body;

describe("old addresses", () => {
  it("lead where the owner says, in any script, until they are changed or removed", async () => {
    const { post, get } = await desk();
    const from = "/فروشگاه/کفش نو";
    const { body: added } = await post("admin/redirects", { version: 0, from, to: "/fa/blogs" });
    expect(added).toMatchObject({ version: 1 });
    expect(await find(from)).toEqual({ to: "/fa/blogs" });
    const path = `admin/redirects/${added.id}`;
    expect((await post(path, { version: 1, from, to: "/fa/home/law" })).body.version).toBe(2);
    expect(await find(from)).toEqual({ to: "/fa/home/law" });
    expect((await get(path)).body).toMatchObject({ version: 2, from, to: "/fa/home/law" });
    expect((await post(`${path}/remove`, { version: 2 })).status).toBe(200);
    expect(await find(from)).toEqual({ to: null });
    expect((await get(path)).status).toBe(404);
  });

  it("are told apart by their letters' case", async () => {
    const { post } = await desk();
    await post("admin/redirects", { version: 0, from: "/Case", to: "/en/blogs" });
    expect(await find("/Case")).toEqual({ to: "/en/blogs" });
    expect(await find("/case")).toEqual({ to: null });
  });

  it("are found by a part of either path, the last one first, page by page", async () => {
    const { post, get } = await desk();
    const lines = Array.from({ length: 60 }, (_, index) => ({
      line: index + 1,
      from: `/listed/${index}%`,
      to: "/en/home/faqs",
    }));
    expect((await post("admin/redirects/many", { lines })).body).toEqual({ added: 60 });
    const { body } = await get("admin/redirects?q=LISTED/&page=2");
    expect([body.total, body.data.length]).toEqual([60, 10]);
    expect((await get("admin/redirects?q=home/faqs")).body.total).toBe(60);
    expect((await get("admin/redirects?q=/1%25")).body.total).toBe(1);
    await post("admin/redirects", { version: 0, from: "/listed/last", to: "/en/blogs" });
    expect((await get("admin/redirects?q=listed")).body.data[0].from).toBe("/listed/last");
  });

  it("come as a list, which may be sent again with more in it", async () => {
    const { post } = await desk();
    const lines = [{ line: 1, from: "/again", to: "/en/blogs" }];
    expect((await post("admin/redirects/many", { lines })).body).toEqual({ added: 1 });
    lines.push({ line: 3, from: "/again-too", to: "/en/blogs" });
    expect((await post("admin/redirects/many", { lines })).body).toEqual({ added: 1 });
    expect((await post("admin/redirects/many", { lines })).body).toEqual({ added: 0 });
  });

  it("are written down with who changed them", async () => {
    const { post, get } = await desk();
    const fields = { from: "/told", to: "/en/blogs" };
    const { body } = await post("admin/redirects", { version: 0, ...fields });
    const changed = { version: 1, ...fields, to: "/en/home/faqs" };
    await post(`admin/redirects/${body.id}`, changed);
    await post(`admin/redirects/${body.id}/remove`, { version: 2 });
    const { data } = (await get("admin/audit?entity=redirect")).body;
    const own = data.filter(({ entity_id }: { entity_id: string }) => entity_id === body.id);
    expect(own.map(({ action, diff }: { action: string; diff: object }) => [action, diff])).toEqual(
      [
        ["redirect.remove", { from: ["/told", null], target: ["/en/home/faqs", null] }],
        ["redirect.change", { target: ["/en/blogs", "/en/home/faqs"] }],
        ["redirect.add", { from: [null, "/told"], target: [null, "/en/blogs"] }],
      ],
    );
  });
});
