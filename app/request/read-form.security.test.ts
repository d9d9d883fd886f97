import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.server";

const urlencoded = "application/x-www-form-urlencoded";

function posted(body: BodyInit | null, type = urlencoded): Request {
  const headers = { "Content-Type": type };
  return new Request("https://shop.example/fa/carts", { method: "POST", headers, body });
}

/** A multipart form of fields, as bytes: FormData itself would mend what is wrong with them. */
function parts(names: readonly string[], value = "1", head = "") {
  const part = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n${head}\r\n${value}\r\n`;
  return posted(`${names.map(part).join("")}--b--\r\n`, "multipart/form-data; boundary=b");
}

const statusOf = (request: Request) =>
  readForm(request).then(
    () => 200,
    (thrown: Response) => thrown.status,
  );
const times = (count: number, text: string) => text.repeat(count);

describe("a posted form", () => {
  it("is read as a browser wrote it", async () => {
    const form = await readForm(posted("name=%D8%B9%D9%84%DB%8C+%26&tags=a&tags=b&none="));
    expect([...form]).toEqual([
      ["name", "علی &"],
      ["tags", "a"],
      ["tags", "b"],
      ["none", ""],
    ]);
  });

  it("may come in parts, and without anything in it", async () => {
    expect([...(await readForm(parts(["a", "b"], "علی")))]).toEqual([
      ["a", "علی"],
      ["b", "علی"],
    ]);
    expect([...(await readForm(posted("")))]).toEqual([]);
    expect([...(await readForm(posted(null)))]).toEqual([]);
  });

  it("has 500 fields at most", async () => {
    expect([...(await readForm(posted(times(500, "a=1&"))))]).toHaveLength(500);
    expect([...(await readForm(parts(Array(500).fill("a"))))]).toHaveLength(500);
    expect(await statusOf(posted(times(501, "a=1&")))).toBe(400);
    expect(await statusOf(parts(Array(501).fill("a")))).toBe(400);
  });

  it("of half a million fields, or of nameless parts, is refused", async () => {
    expect(await statusOf(posted(times(524_287, "a&")))).toBe(400);
    const nameless = posted(
      `${times(20_000, "--b\r\nContent-Type: text/plain\r\n\r\n1\r\n")}--b--\r\n`,
      "multipart/form-data; boundary=b",
    );
    expect(await statusOf(nameless)).toBe(400);
  });

  it.each(["__intent__", "__state__"])("may not steer conform by %s", async (name) => {
    for (const value of ["x", "null", "{}", ""]) {
      expect(await statusOf(posted(`a=1&${name}=${value}`))).toBe(400);
    }
    expect(await statusOf(parts([name]))).toBe(400);
  });

  it("has no name that is long, or an index that makes lists of millions", async () => {
    expect(await statusOf(posted(`${"n".repeat(100)}=1`))).toBe(200);
    expect(await statusOf(parts(["n".repeat(101)]))).toBe(400);
    for (const name of [
      "n".repeat(101),
      "tags[42949672]",
      "a[0].b[00001]",
      `a${times(60, "[0]")}`,
    ]) {
      expect(await statusOf(posted(`${encodeURIComponent(name)}=1`))).toBe(400);
    }
    expect(await statusOf(posted("tags[12]=1"))).toBe(200);
  });

  it("has no NUL and no half pair in names and values", async () => {
    expect(await statusOf(posted("target=a%00b%40x.co"))).toBe(400);
    expect(await statusOf(posted("a%00b=1"))).toBe(400);
    const utf16 = new Uint8Array([
      ...new TextEncoder().encode(
        '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n',
      ),
      ...[0x00, 0xd8, 0x41, 0x00],
      ...new TextEncoder().encode("\r\n--b--\r\n"),
    ]);
    expect(await statusOf(posted(utf16, "multipart/form-data; boundary=b"))).toBe(400);
  });

  it("that is none, breaks off or is larger than its address takes is refused", async () => {
    expect(await statusOf(posted("a=1", "text/plain"))).toBe(400);
    expect(await statusOf(posted("a=1", "multipart/form-data"))).toBe(400);
    expect(await statusOf(posted("--b\r\n", "multipart/form-data; boundary=b"))).toBe(400);
    expect(await statusOf(posted(`a=${"x".repeat(1024 * 1024)}`))).toBe(413);
  });

  it("that is no form is read to its end, so that the refusal can be answered", async () => {
    const head = new TextEncoder().encode(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.png"\r\n\r\n',
    );
    let given = 0;
    let canceled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        given += 1;
        if (given === 1) return controller.enqueue(head);
        if (given === 20) return controller.close();
        controller.enqueue(new Uint8Array(10_000));
      },
      cancel() {
        canceled = true;
      },
    });
    const request = new Request("https://shop.example/upload", {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(await statusOf(request)).toBe(400);
    expect({ given, canceled }).toEqual({ given: 20, canceled: false });
  });
});
