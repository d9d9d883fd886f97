import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { testPackage } from "../../../tests/support/database-template";

const open = provideTestBackend({ autoTranslate: true });
const closed = provideTestBackend();
const post = (backend: typeof open, path: string) => backend().call(path, { method: "POST" });

describe("registering missing keys", () => {
  it("R-API-07[off] is refused where the shop does not want it, and for other packages", async () => {
    expect((await post(closed, `translate/${testPackage}/key`)).status).toBe(403);
    expect((await post(open, "translate/other/key")).status).toBe(403);
  });

  it("R-API-07[bounded] refuses keys that are too long or can't be printed", async () => {
    expect((await post(open, `translate/${testPackage}/${"k".repeat(121)}`)).status).toBe(400);
    expect((await post(open, `translate/${testPackage}/a%0Ab`)).status).toBe(400);
  });

  it("R-API-07[bounded] is limited per minute", async () => {
    const many = Array.from({ length: 220 }, (_, n) =>
      post(open, `translate/${testPackage}/flood.${n}`),
    );
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses).toContain(429);
    open().clock.advance(60_001);
    expect((await post(open, `translate/${testPackage}/later`)).status).toBe(200);
  });
});
