import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();

it("an older state that can't be is refused in words, for questions, pages and posts", async () => {
  const desk = await staffOf(backend(), "content.write");
  const first = async (path: string) => (await desk.get(path)).body.data[0];
  const paths = [
    `admin/faqs/${(await first("admin/faqs")).id}`,
    `admin/pages/${(await first("admin/pages")).id}`,
    `admin/posts/${(await first("admin/posts")).id}`,
  ];
  for (const path of paths) {
    expect((await desk.get(path)).status, path).toBe(200);
    for (const version of ["99999999999", "1.5", "-1", "x"]) {
      expect((await desk.get(`${path}?version=${version}`)).status, path).toBe(400);
    }
  }
});
