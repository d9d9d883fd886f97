import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import type { Caller } from "../../orders/staff.fixture";
import { postFields, sitDownToWrite } from "../blog.fixture";

const backend = provideTestBackend();
let writer: Caller;

beforeAll(async () => {
  writer = await sitDownToWrite(backend());
});

const en = { title: "Tea in a pot", source: "Fresh water." };
const needsTitle = { status: 400, body: { errors: { "texts.fa.title": ["required_error"] } } };

it.each(["slug", "excerpt", "source", "seo_title", "seo_description"])(
  "words that have a %s and no title are refused, and none are dropped",
  async (part) => {
    const texts = { en, fa: { [part]: "words" } };
    expect(await writer.post("admin/posts", postFields({ texts }))).toMatchObject(needsTitle);
    const { body } = await writer.post("admin/posts", postFields());
    const change = postFields({ version: 1, texts });
    expect(await writer.post(`admin/posts/${body.id}`, change)).toMatchObject(needsTitle);
    const standing = (await writer.get(`admin/posts/${body.id}`)).body;
    expect(standing).toMatchObject({ version: 1, fields: { texts: { fa: { excerpt: "چطور" } } } });
  },
);

it("a language of which nothing is said goes", async () => {
  const { body } = await writer.post("admin/posts", postFields());
  const fa = { title: "", slug: "", excerpt: "", source: "", seo_title: "", seo_description: "" };
  const saved = await writer.post(
    `admin/posts/${body.id}`,
    postFields({ version: 1, texts: { en, fa } }),
  );
  expect(saved.status).toBe(200);
  expect(Object.keys(saved.body.fields.texts)).toEqual(["en"]);
});
