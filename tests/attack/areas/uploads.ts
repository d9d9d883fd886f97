import { uploadAnswer } from "../../../backend/contract/upload";
import { ask } from "../../support/ask";
import {
  animate,
  drawPhonePhoto,
  drawPicture,
  drawPng,
  promisePng,
  scriptedSvg,
} from "../../support/pictures";
import type { Area } from "../attack";
import { inParallel, pairsOf, times } from "../in-parallel";
import { allOf, noneBroke, tally } from "../tally";
import type { Target } from "../target";
import { watchHealth } from "../watch-health";

const heldBy = "backend/features/uploads/uploads.security.test.ts";

interface Handed {
  status: number;
  text: string;
}

/** Hands a file in, as a form of a page does. */
async function handIn({ url }: Target, bytes: Buffer, name = "a.png"): Promise<Handed> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], name));
  const answer = await fetch(`${url}/api/upload`, { method: "POST", body: form });
  return { status: answer.status, text: await answer.text() };
}

/** A body as it is written, for what no browser would send. */
const handRaw = ({ url }: Target, path: string, body: string, headers = {}) =>
  ask(path, {
    base: url,
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=b", ...headers },
    body,
  }).catch(() => ({ status: 0, text: "" }));

const part = (disposition: string, content = "abc") =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

export const uploads: Area = {
  name: "uploads",
  env: { UPLOADS_PER_ADDRESS: "150" },
  attacks: [
    {
      name: "what is no picture: a page, a script, an SVG with scripts, an archive, nothing, each named .png",
      heldBy,
      run: async (target) => {
        const files = [
          Buffer.from("<!doctype html><script>alert(1)</script>"),
          Buffer.from("#!/bin/sh\nid\n"),
          scriptedSvg,
          Buffer.from("PK\x03\x04"),
          Buffer.from("%PDF-1.7"),
          Buffer.alloc(0),
          Buffer.alloc(2_000_000),
        ];
        return allOf(await inParallel(files, 2, (file) => handIn(target, file)), 400);
      },
    },
    {
      name: "pictures that are too much: 50,000² pixels in a few bytes, 16 bits each; broken off; a head alone",
      heldBy,
      run: async (target) => {
        const jpeg = await drawPicture({ width: 2000, height: 2000 }).jpeg().toBuffer();
        const files = [
          promisePng(50_000, 50_000),
          promisePng(4_000_000_000, 1),
          promisePng(8_000, 8_000, 16),
          promisePng(100, 100),
          jpeg.subarray(0, jpeg.length / 2),
          jpeg.subarray(0, 20),
        ];
        const answers = await inParallel(files, 2, (file) => handIn(target, file, "a.jpg"));
        return allOf(answers, 400, 413);
      },
    },
    {
      name: "a picture of 100,000 frames, four at once",
      heldBy,
      run: async (target) => {
        const [answers, health] = await watchHealth(target, () =>
          inParallel(times(4), 4, () => handIn(target, animate(100_000))),
        );
        const { answer, held } = allOf(answers, 200, 400, 413, 503);
        return {
          answer: `${answer}; /healthz within ${health.worstMs} ms`,
          held: held && health.failed === 0,
        };
      },
    },
    {
      name: "a picture that is a page too, and one that says where it was taken: what is served of them",
      heldBy,
      run: async (target) => {
        const page = Buffer.concat([await drawPng(), Buffer.from("<script>evil()</script>")]);
        const handed = [await handIn(target, page), await handIn(target, await drawPhonePhoto())];
        const served = await Promise.all(
          handed.map(({ text }) =>
            ask(uploadAnswer.parse(JSON.parse(text)).data, { base: target.url }),
          ),
        );
        const telling = served.filter(({ body }) =>
          /evil|Phone|at home|Exif/.test(body.toString("latin1")),
        );
        const types = served.map(({ headers }) => String(headers["content-type"]));
        const policies = served.map(({ headers }) => String(headers["content-security-policy"]));
        return {
          answer: `${tally(types)}; ${telling.length} still tell`,
          held: telling.length === 0 && policies.every((policy) => policy.includes("sandbox")),
        };
      },
    },
    {
      name: "names that climb, hold NUL or a newline, have no end",
      heldBy,
      run: async (target) => {
        const names = [
          "../../../x.png",
          "..\\..\\x.png",
          "a\0.png",
          'a\\"b.png',
          "x".repeat(9_000),
        ];
        const bodies = names.map((name) => `${part(`name="file"; filename="${name}"`)}--b--\r\n`);
        const paths = ["/api/upload", "/upload"];
        const answers = await inParallel(pairsOf(paths, bodies), 2, ([path, body]) =>
          handRaw(target, path, body),
        );
        return allOf(answers, 400, 413);
      },
    },
    {
      name: "forms of 2,000 parts, nested ones, without end, of other fields",
      heldBy: "tests/api/bad-input.spec.ts",
      run: async (target) => {
        const bodies = [
          part('name="a"').repeat(2_000),
          `${part('name="file"; filename="a.png"').repeat(500)}--b--\r\n`,
          `--b\r\nContent-Type: multipart/mixed; boundary=c\r\nContent-Disposition: form-data; name="file"\r\n\r\n--c\r\n\r\nx\r\n--c--\r\n--b--\r\n`,
          `--b\r\n${"X-A: b\r\n".repeat(5_000)}\r\n`,
          part('name="file"; filename="a.png"'),
          "--b--\r\n",
          "",
        ];
        const paths = ["/api/upload", "/upload", "/upload/crop", "/fa/upload"];
        const answers = await inParallel(pairsOf(paths, bodies), 2, ([path, body]) =>
          handRaw(target, path, body),
        );
        return noneBroke(answers);
      },
    },
    {
      name: "20 MB announced, 20 MB in chunks",
      heldBy,
      run: async (target) => {
        const body = `${part('name="file"; filename="a.png"', "x".repeat(20_000_000))}--b--\r\n`;
        const answers = [
          await handRaw(target, "/api/upload", body),
          await handRaw(target, "/upload", body, { "Transfer-Encoding": "chunked" }),
        ];
        const statuses = answers.map(({ status }) => status || "closed");
        return {
          answer: tally(statuses),
          held: statuses.every((one) => one === 413 || one === "closed"),
        };
      },
    },
    {
      name: "another visitor's picture, to be cut and read back, with tokens that are made up",
      heldBy,
      run: async (target) => {
        const { text } = await handIn(target, await drawPng());
        const link = uploadAnswer.parse(JSON.parse(text)).data;
        const cut = JSON.stringify({ ratio: "1:1", x: 0, y: 0, width: 20 });
        const answers = await Promise.all(
          ["", "made-up", "x".repeat(43)].map((token) =>
            ask(`${link}/crop`, {
              base: target.url,
              method: "POST",
              headers: { "Content-Type": "application/json", "X-Upload": token },
              body: cut,
            }),
          ),
        );
        return allOf(answers, 400, 404);
      },
    },
    {
      name: "300 pictures from one address, twenty at once",
      heldBy,
      run: async (target) => {
        const png = await drawPng({ width: 400, height: 300 });
        const { answer, held } = allOf(
          await inParallel(times(300), 20, () => handIn(target, png)),
          200,
          429,
          503,
        );
        return { answer, held: held && answer.includes("429") };
      },
    },
  ],
};
