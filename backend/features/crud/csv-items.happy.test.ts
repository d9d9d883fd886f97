import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { decode } from "../../../tests/support/markup";
import { crudList } from "../../contract/crud";
import { staffOf } from "../orders/staff.fixture";

const backend = provideTestBackend();
const desk = () => staffOf(backend(), "content.write");
const link = "admin/synonyms/en";

async function take(csv: string) {
  const { post } = await desk();
  return post(`${link}/csv`, { csv });
}

async function rows(search: string) {
  const { get } = await desk();
  return crudList.parse((await get(`${link}?search=${search}`)).body).data;
}

async function file(search: string): Promise<string> {
  const { get } = await desk();
  return decode((await get(`${link}/csv?search=${search}&asc=word`)).body.csv);
}

describe("a list of the staff as a file", () => {
  it("comes in, goes out as it was and comes back with changes", async () => {
    const sent = 'word,means,kind,active\nfilea,"sofa, couch",both,1\nfileb,=lamp,one_way,\n';
    expect(await take(sent)).toMatchObject({ status: 200, body: { added: 2, changed: 0 } });
    const [b, a] = await rows("file");
    expect([a, b]).toMatchObject([
      { word: "filea", means: "sofa, couch", kind: "both", active: true },
      { word: "fileb", means: "=lamp", kind: "one_way", active: false },
    ]);
    const text = await file("file");
    expect(text).toBe(
      "\uFEFF_id,word,means,kind,active,note\r\n" +
        `${a?._id},filea,"sofa, couch",both,true,\r\n${b?._id},fileb,'=lamp,one_way,false,\r\n`,
    );
    expect((await take(text)).body).toEqual({ added: 0, changed: 0 });
    const more = `${text.replace("couch", "settee")},filec,chair,both,true,new\r\n`;
    expect((await take(more)).body).toEqual({ added: 1, changed: 1 });
    expect((await take(`_id;note\n${b?._id};only this`)).body).toEqual({ added: 0, changed: 1 });
    expect(await rows("file")).toMatchObject([
      { word: "filec", note: "new" },
      { word: "fileb", means: "=lamp", note: "only this" },
      { means: "sofa, settee" },
    ]);
  });

  it.each([
    ["word,means,kind\nwrong1,x,both\nwrong2,y,sideways", 3, "kind", "crud.no_choice"],
    ["word,means,kind\nwrong1,x,both\n,y,both", 3, "word", "required_error"],
    ["_id,word,means,kind\n,wrong1,x,both\n987654321,wrong2,y,both", 3, "_id", "crud.gone"],
  ])("is taken whole or not at all: %j", async (csv, line, column, reason) => {
    expect(await take(csv)).toMatchObject({
      status: 400,
      body: { msg: "csv.line", params: { line, column, reason } },
    });
    expect(await rows("wrong")).toEqual([]);
  });

  it("changes nothing that its sender may not change", async () => {
    const { post, get } = await desk();
    await post("admin/synonyms/fa/csv", { csv: "word,means,kind\nفقط,تنها,both" });
    const [{ _id }] = (await get("admin/synonyms/fa?search=فقط")).body.data;
    expect((await take(`_id,word\n${_id},mine`)).body.params).toMatchObject({
      reason: "crud.gone",
    });
    expect((await take(`_id,lang\n${_id},en`)).body.msg).toBe("csv.columns");
    const other = await staffOf(backend(), "tickets.read");
    expect((await other.get(`${link}/csv`)).status).toBe(403);
    expect((await other.post(`${link}/csv`, { csv: "word\n" })).status).toBe(403);
  });
});
