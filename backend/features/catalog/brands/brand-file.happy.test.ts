import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../../tests/support/backend";
import { decode } from "../../../../tests/support/markup";
import { csvFile, csvTaken } from "../../../contract/csv";
import { auditEntries } from "../../../db/tables/staff";
import { librarianOf } from "../../media/library/library.fixture";
import { brandDeskOf } from "./brands.fixture";

const backend = provideTestBackend();

async function fileDesk() {
  const desk = await brandDeskOf(backend());
  return {
    ...desk,
    fileOf: async (search = "") =>
      decode(csvFile.parse((await desk.send("GET", `/csv?search=${search}&asc=slug`)).body).csv),
    take: (csv: string, preview = false) => desk.send("POST", "/csv", { csv, preview }),
  };
}

it("a file that went out changes nothing when it comes back", async () => {
  const { fileOf, take } = await fileDesk();
  const csv = await fileOf();
  expect(csv.split("\r\n")[0]).toContain("_id,_version,name_en,name_fa,slug,picture");
  expect((await take(csv)).body).toEqual({ added: 0, changed: 0 });
});

it("brands come in with their names and pictures, tried first; each has a line in the log", async () => {
  const { fileOf, take, find } = await fileDesk();
  const picture = await (await librarianOf(backend())).addNew("Mark.png");
  const csv = `slug,name_en,name_fa,picture\nfile-one,File one,یک,${picture.id}\nfile-two,File two,دو,`;
  const tried = csvTaken.parse((await take(csv, true)).body);
  expect(tried).toMatchObject({ added: 2, changed: 0 });
  expect(tried.rows?.map(({ name }) => name)).toEqual(["file-one", "file-two"]);
  expect(await find("file-one")).toEqual({});
  expect((await take(csv)).body).toEqual({ added: 2, changed: 0 });
  expect(await find("file-one")).toMatchObject({
    ...{ name: { en: "File one", fa: "یک" }, picture: picture.id, _version: 1 },
  });

  const out = await fileOf("file-one");
  expect((await take(out.replace("File one", "First"))).body).toEqual({ added: 0, changed: 1 });
  expect(await find("file-one")).toMatchObject({ name: { en: "First", fa: "یک" }, _version: 2 });
  const late = await take(out.replace("File one", "Second"));
  expect(late.body).toMatchObject({
    msg: "csv.line",
    params: { line: 2, reason: "content.changed", column: "_version" },
  });
  const actions = await backend().shop.database.run((q) =>
    q
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.entityId, "file-one"))
      .orderBy(auditEntries.id),
  );
  expect(actions.map(({ action }) => action)).toEqual(["brand.add", "brand.change"]);
});

it("a name goes from one language as long as another has it: by a file, in many rows, and in the form alike", async () => {
  const { take, find, send } = await fileDesk();
  await take("slug,name_en,name_fa\nfile-half,Half,نیم");
  const { _id } = await find("file-half");
  const named = async () => (await find("file-half")).name;
  const put = (name: object, version: number) =>
    send("PUT", `/${_id}`, { name, picture: null, _version: version });
  expect((await take(`_id,_version,name_fa\n${_id},1,`)).body).toEqual({ added: 0, changed: 1 });
  expect(await named()).toEqual({ en: "Half" });
  expect((await take(`_id,_version,name_en\n${_id},2,`)).body.params).toMatchObject({
    ...{ line: 2, column: "name_en", reason: "required_error" },
  });
  expect((await put({ en: "Half", fa: "نیم" }, 2)).status).toBe(200);
  expect(
    (await send("PUT", "/mcud", { t: "edit", ids: [_id], d: { name: { en: "" } } })).status,
  ).toBe(200);
  expect(await named()).toEqual({ fa: "نیم" });
  expect(
    await send("PUT", "/mcud", { t: "edit", ids: [_id], d: { name: { fa: null } } }),
  ).toMatchObject({
    status: 400,
    body: { errors: { name: ["required_error"] } },
  });
  expect((await put({ en: "Half", fa: "" }, 4)).status).toBe(200);
  expect((await put({ en: "", fa: "" }, 5)).body.errors).toEqual({ name: ["required_error"] });
  expect(await named()).toEqual({ en: "Half" });
});

it("a wrong line takes the others with it", async () => {
  const { take, find } = await fileDesk();
  const good = "slug,name_en,picture\nfile-three,Three,\n";
  for (const [line, reason, column] of [
    ["two words,Four,", "brands.bad_slug", "slug"],
    ["file-four,,", "required_error", "name_en"],
    ["file-four,Four,123", "crud.no_choice", "picture"],
    [`file-four,Four,${crypto.randomUUID()}`, "crud.no_choice", "picture"],
    ["file-three,Four,", "crud.taken", "slug"],
  ]) {
    const { body } = await take(good + line);
    expect(body).toMatchObject({ msg: "csv.line", params: { line: 3, reason, column } });
  }
  expect(await find("file-three")).toEqual({});
});
