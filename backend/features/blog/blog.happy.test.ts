import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn } from "../../../tests/support/log-in";
import { newId } from "../../ports/ids";
import { callerWith } from "../orders/staff.fixture";
import { postFields, publish, sitDownToWrite } from "./blog.fixture";

const backend = provideTestBackend();
const read = (path: string, lang = "en") => backend().call(path, { headers: { lang } });

it("R-ROUTE-27[genum, tag] a published post is in the lists of its language, topic and tags", async () => {
  const writer = await sitDownToWrite(backend());
  const id = await publish(writer, { tags: ["چای سبز", "Brewing well"] });

  const list = await read("home/blogs");
  expect(list.body.data.map((one: { id: number }) => one.id)).toContain(id);
  const food = await read("home/blogs?genum=food", "fa");
  expect(food.body.topic.slug).toBe("food");
  expect(food.body.data.map((one: { id: number }) => one.id)).toContain(id);
  const digital = await read("home/blogs?genum=digital");
  expect(digital.body.data.map((one: { id: number }) => one.id)).not.toContain(id);
  const tagged = await read(`home/blogs?genum=food&tag=${encodeURIComponent("چای-سبز")}`, "fa");
  expect(tagged.body.data.map((one: { id: number }) => one.id)).toEqual([id]);
  const elsewhere = await read("home/blogs?genum=digital&tag=brewing-well");
  expect(elsewhere.body).toMatchObject({ data: [], total: 0 });
});

it("domain 4.4 a post is read in each language that it is written in", async () => {
  const writer = await sitDownToWrite(backend());
  const id = await publish(writer);
  expect((await read(`home/blogs/${id}`, "fa")).body).toMatchObject({
    title: "چای در قوری",
    // The wire encodes texts once more.
    html: "&lt;h2 id=&quot;s-آب&quot;&gt;آب&lt;/h2&gt;\n&lt;p&gt;آب تازه.&lt;/p&gt;",
    slugs: { en: "tea-in-a-pot", fa: "چای-در-قوری" },
    reading_min: 1,
    author: "Writer",
  });
  const english = await publish(writer, {
    texts: { en: { title: "Only English", source: "Words." } },
  });
  expect((await read(`home/blogs/${english}`)).status).toBe(200);
  expect((await read(`home/blogs/${english}`, "fa")).status).toBe(404);
});

it("domain 4.4 a draft is nobody's but its preview's; a scheduled post appears when it is due", async () => {
  const writer = await sitDownToWrite(backend());
  const { body: draft } = await writer.post("admin/posts", postFields());
  expect((await read(`home/blogs/${draft.id}`)).status).toBe(404);
  expect((await read(`home/blogs/preview/${draft.preview_token}`)).body.title).toBe("Tea in a pot");

  const at = new Date(backend().clock.time + 3_600_000).toISOString();
  const move = { version: draft.version, to: "publish", at };
  const { body: scheduled } = await writer.post(`admin/posts/${draft.id}/state`, move);
  expect(scheduled.status).toBe("scheduled");
  expect((await read(`home/blogs/${draft.id}`)).status).toBe(404);
  backend().clock.advance(3_600_001);
  const before = (await read(`home/blogs/${draft.id}`)).headers.get("X-Catalog-Version");
  expect((await read(`home/blogs/${draft.id}`)).status).toBe(200);
  // Pages that were made before are made anew.
  const job = backend().backend.jobs.find(({ name }) => name === "blog.publish");
  await job?.run();
  backend().clock.advance(60_000);
  const after = (await read(`home/blogs/${draft.id}`)).headers.get("X-Catalog-Version");
  expect(Number(after)).toBeGreaterThan(Number(before));
});

it("domain 4.4 two editors: the second is told, an earlier version comes back", async () => {
  const writer = await sitDownToWrite(backend());
  const { body: made } = await writer.post("admin/posts", postFields());
  const title = (words: string) =>
    postFields({ version: made.version, texts: { en: { title: words, source: "x" } } });
  const { body: first } = await writer.post(`admin/posts/${made.id}`, title("The first"));
  const second = await writer.post(`admin/posts/${made.id}`, title("The second"));
  expect(second).toMatchObject({ status: 409, body: { msg: "blog.changed" } });
  expect(first.fields.texts.en.title).toBe("The first");
  const asOf = async (version: number) =>
    (await writer.get(`admin/posts/${made.id}?version=${version}`)).body.fields.texts.en.title;
  expect([await asOf(made.version), await asOf(first.version)]).toEqual([
    "Tea in a pot",
    "The first",
  ]);
  const back = { version: first.version, to: made.version };
  const { body: restored } = await writer.post(`admin/posts/${made.id}/restore`, back);
  expect(restored.fields.texts.fa.title).toBe("چای در قوری");
  expect(restored.versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
});

it("domain 4.4 a comment is shown once the staff has let it in, and repeated it is one", async () => {
  const writer = await sitDownToWrite(backend());
  const id = await publish(writer);
  const { token } = await logIn(backend(), { name: "Mina" });
  const reader = callerWith(backend(), token);
  const comment = { client_id: newId(), body: "  <b>Thank you</b>  " };
  expect((await reader.post(`user/blogs/${id}/comments`, comment)).body.status).toBe("pending");
  expect((await reader.post(`user/blogs/${id}/comments`, comment)).body.status).toBe("pending");
  expect((await read(`home/blogs/${id}`)).body.comments).toEqual([]);
  const { body: queue } = await writer.get("admin/post-comments");
  const [waiting] = queue.data.filter((one: { post: { id: number } }) => one.post.id === id);
  await writer.post(`admin/post-comments/${waiting.id}`, { status: "approved" });
  const { body } = await read(`home/blogs/${id}`);
  expect(body.comments).toMatchObject([{ name: "Mina", body: "&lt;b&gt;Thank you&lt;/b&gt;" }]);
  await writer.post(`admin/post-comments/${waiting.id}`, { status: "spam" });
  expect((await read(`home/blogs/${id}`)).body.comments).toEqual([]);
});
