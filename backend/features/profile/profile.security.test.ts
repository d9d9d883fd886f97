import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { drawPng } from "../../../tests/support/pictures";
import { inTehran } from "../address/addresses.fixture";
import { Sender } from "../uploads/uploads.fixture";

const backend = provideTestBackend();
const somebody = async () => new Sender(backend(), (await logIn(backend())).token);

describe("what is another's", () => {
  it("a picture is refused like one that there is not, and stays free for its owner", async () => {
    const [owner, thief] = [await somebody(), await somebody()];
    const picture = (await owner.send(await drawPng({ width: 300, height: 300 }))).body.data;
    const stolen = await thief.post("user/avatar", { picture });
    const nobodys = `/api/upload/${"0".repeat(32)}.webp`;
    const missing = await thief.post("user/avatar", { picture: nobodys });
    expect([stolen.status, stolen.body.errors]).toEqual([400, { picture: ["upload.gone"] }]);
    expect(missing.body.errors).toEqual(stolen.body.errors);
    expect((await owner.post("user/avatar", { picture })).status).toBe(200);
    expect((await thief.call("user/avatar", { method: "DELETE" })).status).toBe(200);
    expect((await owner.call("user/profile")).body.avatar).toBe(picture);
  });

  it("an address can't be made the default one: 404, as one that never was", async () => {
    const [owner, thief] = [await somebody(), await somebody()];
    const { id } = (await owner.post("user/addresses", inTehran)).body;
    for (const unknown of [id, randomUUID(), "1"]) {
      expect((await thief.post(`user/addresses/${unknown}/default`, {})).status).toBe(404);
    }
    expect((await owner.call("user/addresses")).body.data[0].is_default).toBe(true);
  });

  it("markup in names is text: it goes over the wire encoded", async () => {
    const own = await somebody();
    const script = "<script>alert(1)</script>";
    const { body } = await own.post("user/profile", { name: script, last_name: "x\u0007y" });
    expect([body.name, body.last_name]).toEqual(["&lt;script&gt;alert(1)&lt;/script&gt;", "x y"]);
  });
});
