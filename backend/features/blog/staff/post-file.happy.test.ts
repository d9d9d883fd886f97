import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { decode } from "../../../../tests/support/markup";
import { csvFile, csvTaken } from "../../../contract/csv";
import { posts, postVersions } from "../../../db/tables/posts";
import { auditEntries } from "../../../db/tables/staff";
import type { Caller } from "../../orders/staff.fixture";
import { postFields, publish, sitDownToWrite } from "../blog.fixture";

const backend = provideTestBackend();
let writer: Caller;

beforeAll(async () => {
  writer = await sitDownToWrite(backend());
});

const fileOf = async (query = "") =>
  decode(csvFile.parse((await writer.get(`admin/posts/csv${query}`)).body).csv);
const take = (csv: string, preview = false) => writer.post("admin/posts/csv", { csv, preview });
const read = async (id: number) => (await writer.get(`admin/posts/${id}`)).body;
const write = async (over: object = {}) =>
  (await writer.post("admin/posts", postFields(over))).body.id as number;
/** A title that no other post has. */
const title = () => `Title ${crypto.randomUUID()}`;
const titled = (en: string) => ({
  texts: { en: { title: en, excerpt: "How", source: "Fresh." }, fa: { title: "چای" } },
});

it("all posts go out as a file, and coming back it changes nothing", async () => {
  await publish(writer, { pinned: true });
  const csv = await fileOf();
  expect(csv).toContain("tea");
  const { status, body } = await take(csv);
  expect([status, body]).toEqual([200, { added: 0, changed: 0 }]);
  const asSpreadsheet = csv.replaceAll("\r\n", "\n").replaceAll(/(?<!\r)\n/g, "\r\n");
  expect((await take(asSpreadsheet)).body).toEqual({ added: 0, changed: 0 });
});

it("whatever is written in a post comes back as it went out", async () => {
  const words = fc.string({ unit: "grapheme", maxLength: 60 });
  const nasty = fc.constantFrom("=1+1", "'=x", "@a|b", "-", '"', ",;\t", " x ", "a\r\nb", "");
  const text = fc.oneof(
    words,
    nasty,
    fc.tuple(nasty, words).map(([one, two]) => one + two),
  );
  await fc.assert(
    fc.asyncProperty(text, text, text, async (excerpt, source, seo_title) => {
      const en = { title: "Whatever", excerpt, source, seo_title };
      const made = await writer.post("admin/posts", postFields({ texts: { en } }));
      // What no column can hold is refused by the editor.
      fc.pre(made.status === 200);
      const csv = await fileOf("?q=Whatever");
      expect((await take(csv)).body).toEqual({ added: 0, changed: 0 });
    }),
    { numRuns: 25 },
  );
});

it("a line changes its post as an editor does: a version that can be brought back, and an entry of the log", async () => {
  const id = await write(titled(title()));
  const csv = `id;version;title_en;tags;body_fa\n${id};1;Renamed;tea | clay pots;## تازه`;
  expect((await take(csv)).body).toEqual({ added: 0, changed: 1 });
  const post = await read(id);
  expect(post).toMatchObject({ version: 2, status: "draft" });
  expect(post.fields.tags).toHaveLength(2);
  expect(post.fields.texts).toMatchObject({
    en: { title: "Renamed", source: "Fresh." },
    fa: { source: "## تازه" },
  });
  expect(post.versions.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
  const { body } = await writer.post(`admin/posts/${id}/restore`, { version: 2, to: 1 });
  expect(body.fields.texts.fa.source).toBe("");
  const [, entry] = await backend().shop.database.run((q) =>
    q
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(id)))
      .orderBy(desc(auditEntries.id))
      .limit(2),
  );
  expect(entry?.action).toBe("post.change");
});

it("a line without an id makes a post, published and scheduled where it says so", async () => {
  const [now, later, draft] = [title(), title(), title()];
  const csv = [
    "status,publish_at,topic,title_en,body_en",
    `published,,food,${now},Text`,
    `scheduled,2031-01-01T12:00:00+03:30,food,${later},Text`,
    `,,food,${draft},Text`,
  ].join("\n");
  const wrong = await take(csv);
  expect(wrong.body.params).toMatchObject({ line: 4, column: "status" });
  expect((await take(csv.replace("\n,,", "\ndraft,,"))).body).toEqual({ added: 3, changed: 0 });
  const states = await Promise.all(
    [now, later, draft].map(async (one) => {
      const { data } = (await writer.get(`admin/posts?q=${encodeURIComponent(one)}`)).body;
      return [data[0].status, data[0].publish_at];
    }),
  );
  expect(states).toEqual([
    ["published", expect.any(String)],
    ["scheduled", "2031-01-01T08:30:00.000Z"],
    ["draft", null],
  ]);
});

it("a line publishes, archives and takes back a post that is there", async () => {
  const id = await write();
  const move = (version: number, status: string) =>
    take(`id,version,status\n${id},${version},${status}`);
  for (const [index, status] of ["published", "archived", "draft"].entries()) {
    expect((await move(index + 1, status)).body).toEqual({ added: 0, changed: 1 });
    expect(await read(id)).toMatchObject({ status, version: index + 2 });
  }
});

const lines: [csv: (id: number) => string, params: object][] = [
  [
    (id) => `id,version,title_en\n${id},0,Older`,
    { line: 2, column: "version", reason: "blog.changed" },
  ],
  [() => "id,title_en\n987654321,None", { line: 2, column: "id", reason: "crud.gone" }],
  [
    (id) => `id,version,pinned\n${id},1,yes\n${id},1,no`,
    { line: 3, column: "id", reason: "csv.twice" },
  ],
  [
    () => "topic,status,title_en\nfood,draft,Good\nnowhere,draft,Bad",
    { line: 3, column: "topic", reason: "validation.choice" },
  ],
  [
    () => "topic,title_en,title_fa\nfood,Good,\nfood,Good,چ",
    { line: 3, column: "title_fa", reason: "blog.title_short" },
  ],
  [
    () => "topic,title_en,body_fa\nfood,Good,متن",
    { line: 2, column: "title_fa", reason: "required_error" },
  ],
  [
    () => "topic,title_en,products\nfood,Good,4711|12",
    { line: 2, column: "products", reason: "blog.no_such_product" },
  ],
  [() => "topic,title_en,products\nfood,Good,lamp", { line: 2, column: "products" }],
  [
    () => "topic,title_en,cover\nfood,Good,/media/none.webp",
    { line: 2, column: "cover", reason: "blog.no_such_picture" },
  ],
  [() => "topic,title_en,status\nfood,Good,published", { line: 2, column: "status" }],
  [
    () => "topic,title_en,status,publish_at\nfood,Good,draft,2030-01-01T00:00:00Z",
    { line: 2, column: "publish_at", reason: "blog.date_of_none" },
  ],
  [
    () => "topic,title_en,status,publish_at\nfood,Good,scheduled,",
    { line: 2, column: "publish_at", reason: "required_error" },
  ],
  [
    () => "topic,title_en,publish_at\nfood,Good,soon",
    { line: 2, column: "publish_at", reason: "crud.no_date" },
  ],
  [
    () => `topic,title_en\nfood,${"a".repeat(151)}`,
    { line: 2, column: "title_en", reason: "crud.too_long" },
  ],
];

it.each(lines)("one wrong line, and nothing has changed: it is named (%#)", async (csv, params) => {
  const id = await write();
  const before = await fileOf();
  const { status, body } = await take(csv(id));
  expect([status, body.msg]).toEqual([400, "csv.line"]);
  expect(body.params).toMatchObject(params);
  expect(await fileOf()).toBe(before);
});

it("a preview says what would change, and changes nothing", async () => {
  const id = await write(titled("Here it stands"));
  const csv = [
    "id,version,title_en,status,topic",
    `${id},1,There it stands,published,food`,
    ",,Quite new,draft,food",
  ].join("\n");
  const before = await fileOf();
  const versions = () =>
    backend().shop.database.run((q) => q.select({ id: postVersions.postId }).from(postVersions));
  const kept = await versions();
  const { added, changed, rows } = csvTaken.parse((await take(csv, true)).body);
  expect({ added, changed }).toEqual({ added: 1, changed: 1 });
  expect(rows).toMatchObject([
    {
      ...{ line: 2, action: "change", name: "There it stands" },
      cells: [
        { column: "status", was: "draft", is: "published" },
        { column: "title_en", was: "Here it stands", is: "There it stands" },
      ],
    },
    { line: 3, action: "add", name: "Quite new" },
  ]);
  expect(await fileOf()).toBe(before);
  expect(await versions()).toEqual(kept);
  const wrong = await take(csv.replace("draft,food", "sideways,food"), true);
  expect(wrong.body.params).toMatchObject({ line: 3, column: "status" });
});

it("a file has what the search of the editor finds", async () => {
  const one = title();
  const id = await write(titled(one));
  const rows = (text: string) => text.trimEnd().split("\r\n").slice(1);
  expect(rows(await fileOf(`?q=${encodeURIComponent(one)}&status=draft`))).toEqual([
    expect.stringContaining(`${id},1,draft`),
  ]);
  expect(rows(await fileOf(`?q=${encodeURIComponent(one)}&status=archived`))).toEqual([]);
});

it("who may not write content neither gets a file nor brings one", async () => {
  const { token } = await logInStaff(backend(), { permissions: ["tickets.manage"] });
  const headers = { Authorization: token, "Content-Type": "application/json" };
  const call = (init: object) => backend().call("admin/posts/csv", { headers, ...init });
  expect((await call({})).status).toBe(403);
  const body = JSON.stringify({ csv: "topic,title_en\nfood,Mine" });
  expect((await call({ method: "POST", body })).status).toBe(403);
  const [mine] = await backend().shop.database.run((q) =>
    q.select().from(posts).orderBy(desc(posts.code)).limit(1),
  );
  expect((await read(mine?.code ?? 0)).fields.texts.en.title).not.toBe("Mine");
});
