import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { decode } from "../../../tests/support/markup";
import { csvFile } from "../../contract/csv";
import { staffFaqList } from "../../contract/faqs";
import { staffPageList } from "../../contract/pages";
import { readCsv } from "../csv/read-csv";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const staff = () => staffOf(backend(), "content.write");

const fileOf = async (kind: "faqs" | "pages") =>
  decode(csvFile.parse((await (await staff()).get(`admin/${kind}/csv`)).body).csv);
const take = async (kind: "faqs" | "pages", csv: string) =>
  (await staff()).post(`admin/${kind}/csv`, { csv });
const faqs = async () => staffFaqList.parse((await (await staff()).get("admin/faqs")).body).data;
const pages = async () => staffPageList.parse((await (await staff()).get("admin/pages")).body).data;

const question = (slug: string) => ({
  version: 0,
  slug,
  group: "shipping",
  question: { en: "When, where?", fa: "کِی؛ کجا؟" },
  answer: { en: '# A\n\n"Two", **days**.\n\n- one\n', fa: "" },
  sort: 3,
  active: true,
  shown_from: "2026-12-01T10:30:00.000Z",
});
const page = (slug: string) => ({
  version: 0,
  slug,
  status: "draft",
  template: "about",
  show_in: "none",
  title: { en: "=Gifts", fa: "هدیه" },
  excerpt: { en: "", fa: "" },
  body: { en: "  ## Paper\n\n| a | b |\n|---|---|\n", fa: "کاغذ" },
});

it("questions and pages go out as a file, and coming back it changes nothing", async () => {
  const { post } = await staff();
  await post("admin/faqs", question("round-trip"));
  await post("admin/pages", page("round-trip"));
  const before = [await faqs(), await pages()];
  for (const kind of ["faqs", "pages"] as const) {
    const { status, body } = await take(kind, await fileOf(kind));
    expect([status, body]).toEqual([200, { added: 0, changed: 0 }]);
  }
  expect([await faqs(), await pages()]).toEqual(before);
});

it("a file changes the columns that it has, and makes what has no id", async () => {
  const { post } = await staff();
  const { body } = await post("admin/faqs", question("columns"));
  const csv = [
    "id,version,slug,group,answer_fa,sort,active",
    `${body.id},${body.version},columns,payment,دو روزه,۱۲,no`,
    ",,made-by-file,order,تازه,۱,بله",
  ].join("\n");
  expect((await take("faqs", csv)).body).toEqual({ added: 1, changed: 1 });
  const all = await faqs();
  const [columns, made] = ["columns", "made-by-file"].map((slug) =>
    all.find((one) => one.slug === slug),
  );
  const { question: asked, shown_from } = question("columns");
  const kept = {
    shown_from,
    answer: { en: expect.stringContaining("days"), fa: "دو روزه" },
    question: asked,
  };
  expect(columns).toMatchObject({ ...kept, group: "payment", sort: 12, active: false, version: 2 });
  expect(made).toMatchObject({ group: "order", active: true, question: { en: "", fa: "" } });
});

it.each([
  [
    "slug,status\nfile-a,draft\nfile-b,gone",
    { line: 3, reason: "crud.no_choice", column: "status" },
  ],
  ["slug\nfile-a\nNo Slug", { line: 3, reason: "editors.bad_slug", column: "slug" }],
  ["slug\nfile-a\nfile-a", { line: 3, reason: "content.slug_taken", column: "slug" }],
  [
    "slug,shown_from\nfile-a,\nfile-b,soon",
    { line: 3, reason: "crud.no_date", column: "shown_from" },
  ],
  ["title_en\nNameless", { line: 2, reason: "required_error", column: "slug" }],
  [
    `slug,body_en\nfile-a,\nfile-b,${"a".repeat(40_001)}`,
    { line: 3, reason: "crud.too_long", column: "body_en" },
  ],
  [`id,slug\n${crypto.randomUUID()},file-a`, { line: 2, reason: "crud.gone", column: "id" }],
])("one wrong line, and nothing has changed: it is named (%#)", async (csv, params) => {
  const before = await pages();
  const { status, body } = await take("pages", csv);
  expect([status, body.msg]).toEqual([400, "csv.line"]);
  expect(body.params).toMatchObject(params);
  expect(await pages()).toEqual(before);
});

it("a line that was written on an older version is refused", async () => {
  const { post } = await staff();
  const made = (await post("admin/pages", page("older"))).body;
  const csv = await fileOf("pages");
  await post(`admin/pages/${made.id}`, { ...page("older"), version: 1, template: "plain" });
  const { status, body } = await take("pages", csv);
  expect([status, body.params]).toEqual([
    400,
    expect.objectContaining({ reason: "content.changed", column: "version" }),
  ]);
  expect((await pages()).find(({ slug }) => slug === "older")).toMatchObject({ template: "plain" });
});

it("a file makes or changes a thousand at once, however many lines say what holds already", async () => {
  const lines = Array.from({ length: 1001 }, (_, n) => `many-${n}`);
  const before = await pages();
  const { status, body } = await take("pages", `slug\n${lines.join("\n")}`);
  expect([status, body.params]).toEqual([
    400,
    expect.objectContaining({ line: 1002, reason: "csv.over_bound" }),
  ]);
  expect(await pages()).toEqual(before);
}, 120_000);

it("a preview of pages says what would change, and changes nothing", async () => {
  const before = await pages();
  const preview = { csv: "slug,title_en\ntried-only,Tried", preview: true };
  const { body } = await (await staff()).post("admin/pages/csv", preview);
  expect(body).toMatchObject({
    ...{ added: 1, changed: 0 },
    rows: [{ line: 2, action: "add", name: "tried-only" }],
  });
  expect(await pages()).toEqual(before);
});

it("who may not write content neither gets a file nor brings one", async () => {
  const { token } = await logInStaff(backend(), { permissions: ["tickets.manage"] });
  const headers = { Authorization: token, "Content-Type": "application/json" };
  for (const kind of ["faqs", "pages"]) {
    const path = `admin/${kind}/csv`;
    expect((await backend().call(path, { headers })).status).toBe(403);
    const body = JSON.stringify({ csv: "slug\nfile-a" });
    expect((await backend().call(path, { method: "POST", headers, body })).status).toBe(403);
  }
});

it("its first line names the columns by their languages", async () => {
  const known = ["id", "version", "slug", "group", "question_en", "question_fa", "answer_en"];
  const [first] = readCsv(await fileOf("faqs"), {
    known: [...known, "answer_fa", "sort", "active", "shown_from", "product"],
    needed: known,
  });
  expect(first?.line).toBe(2);
});
