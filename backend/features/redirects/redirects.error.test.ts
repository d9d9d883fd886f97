import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "content.write");
const newPath = () => `/${crypto.randomUUID()}`;

describe("old addresses", () => {
  it("never lead to themselves, over another one, or in a circle", async () => {
    const { post } = await desk();
    const [a, b, c] = [newPath(), newPath(), newPath()];
    const add = (from: string, to: string) => post("admin/redirects", { version: 0, from, to });
    const refusal = async (from: string, to: string) => {
      const { status, body } = await add(from, to);
      return { status, ...body.errors, other: body.params?.other };
    };
    expect(await refusal(a, a)).toMatchObject({ status: 400, to: ["redirect.itself"] });
    expect((await add(b, c)).status).toBe(200);
    expect(await refusal(b, a)).toEqual({ status: 400, from: ["redirect.taken"], other: c });
    expect(await refusal(a, b)).toEqual({ status: 400, to: ["redirect.chain"], other: c });
    expect(await refusal(c, a)).toEqual({ status: 400, from: ["redirect.target"], other: b });
    expect(await refusal(c, b)).toMatchObject({ status: 400, to: ["redirect.chain"] });
    const { body } = await add(a, c);
    const change = await post(`admin/redirects/${body.id}`, { version: 1, from: a, to: b });
    expect(change.body.errors).toEqual({ to: ["redirect.chain"] });
    const same = await post(`admin/redirects/${body.id}`, { version: 1, from: a, to: c });
    expect(same.body.version).toBe(2);
  });

  it("two that would make a chain between them are not both taken", async () => {
    const { post } = await desk();
    const [a, b, c] = [newPath(), newPath(), newPath()];
    const answers = await Promise.all([
      post("admin/redirects", { version: 0, from: a, to: b }),
      post("admin/redirects", { version: 0, from: b, to: c }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it("a change or removal of an older version is refused", async () => {
    const { post } = await desk();
    const fields = { from: newPath(), to: "/en/blogs" };
    const { body } = await post("admin/redirects", { version: 0, ...fields });
    const path = `admin/redirects/${body.id}`;
    await post(path, { version: 1, ...fields });
    expect((await post(path, { version: 1, ...fields })).body.msg).toBe("content.changed");
    expect((await post(`${path}/remove`, { version: 1 })).body.msg).toBe("content.changed");
    const nothing = `admin/redirects/${crypto.randomUUID()}`;
    expect((await post(nothing, { version: 1, ...fields })).status).toBe(404);
    expect((await post(`${nothing}/remove`, { version: 1 })).status).toBe(404);
  });

  it("of a list with a bad line none is added, and the line is named", async () => {
    const { post, get } = await desk();
    const [a, b, c] = [newPath(), newPath(), newPath()];
    const send = async (...pairs: [from: string, to: string][]) => {
      const lines = pairs.map(([from, to], index) => ({ line: index + 5, from, to }));
      const { body } = await post("admin/redirects/many", { lines });
      return { ...body.errors, ...body.params };
    };
    const good: [string, string] = [a, "/en/blogs"];
    expect(await send(good, [b, b])).toMatchObject({ lines: ["redirect.line_itself"], line: 6 });
    expect(await send(good, [a, c])).toMatchObject({ lines: ["redirect.line_taken"], line: 6 });
    expect(await send([b, c], good, [c, a])).toMatchObject({
      lines: ["redirect.line_chain"],
      line: 7,
      other: "/en/blogs",
    });
    expect(await send(good, [b, c], [c, "/fa"])).toEqual({
      lines: ["redirect.line_target"],
      line: 7,
      other: b,
    });
    expect((await get(`admin/redirects?q=${a}`)).body.total).toBe(0);
  });

  it("of a list no more come than one may have", async () => {
    const { post } = await desk();
    const line = { from: newPath(), to: "/en/blogs" };
    const lines = Array.from({ length: 501 }, (_, index) => ({ line: index + 1, ...line }));
    expect((await post("admin/redirects/many", { lines })).status).toBe(400);
    expect((await post("admin/redirects/many", { lines: [] })).status).toBe(400);
  });
});
