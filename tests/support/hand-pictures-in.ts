import sharp from "sharp";
import { type Answer, ask, setCookieOf } from "./ask";
import { drawPng, scriptedSvg } from "./pictures";

/** What can be told of an answer wherever it was given: pictures' names are made anew each time. */
interface Told {
  status: number;
  type: string | undefined;
  said: unknown;
}

const linkForm = /\/api\/upload\/[0-9a-f]{32}\.webp/;

/** Everything that becomes of pictures at one shop, by plain requests; the answers, in their order. */
export async function handPicturesIn(base: string): Promise<Told[]> {
  const png = new File([new Uint8Array(await drawPng({ width: 300, height: 200 }))], "sofa.png");
  const lie = new File([new Uint8Array(scriptedSvg)], "drawing.png");
  const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "large.png");

  const upload = await post(base, "/upload", { file: png });
  const cookie = setCookieOf(upload, "upload")?.split(";")[0] ?? "";
  const { url } = (upload.json() as { file: { url: string } }).file;
  const box = { url, ratio: "2:1", x: "10", y: "20", width: "200" };
  const crop = await post(base, "/upload/crop", box, { Cookie: cookie });
  const avatar = await post(base, "/upload?ratio=1:1", { file: png });
  const page = await post(base, "/en/__lab/avatar", { file: png });
  const called = await post(base, "/api/upload", { file: png });
  const shown = await ask(linkForm.exec(crop.text)?.[0] ?? "", { base });
  return [
    ...[upload, crop, avatar, called].map((answer) => told(answer, spare(answer.json()))),
    told(page, linkForm.test(page.text)),
    told(shown, {
      cached: shown.headers["cache-control"],
      policy: shown.headers["content-security-policy"],
      size: await sizeOf(shown.body),
    }),
    ...[
      await post(base, "/upload", { file: lie }),
      await post(base, "/upload", { file: large }),
      await post(base, "/api/upload", { file: large }),
    ].map((answer) => told(answer, spare(answer.json()))),
  ];
}

async function post(
  base: string,
  path: string,
  parts: Record<string, string | File>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const packed = new Response(form);
  const type = packed.headers.get("Content-Type") ?? "";
  return ask(path, {
    method: "POST",
    base,
    headers: { "Content-Type": type, ...headers },
    body: Buffer.from(await packed.arrayBuffer()),
  });
}

const told = ({ status, headers }: Answer, said: unknown): Told => ({
  status,
  type: headers["content-type"],
  said,
});

/** Without what is another one each time. */
function spare(said: unknown): unknown {
  const text = JSON.stringify(said).replaceAll(new RegExp(linkForm, "g"), "link");
  return { ...JSON.parse(text), guest: undefined, requestId: undefined };
}

async function sizeOf(bytes: Buffer) {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
}
