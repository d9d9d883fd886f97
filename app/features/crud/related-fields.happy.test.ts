import { expect, it } from "vitest";
import { answer, fakeApiClient, type SeenCall } from "~/api/client/fake-api-client.fixture";
import { crudClient } from "~/api/crud.server";
import type { GuardedArguments } from "~/request/action.server";
import { fakeContext, fakeRequest } from "~/request/context.fixture";
import { getContext } from "~/request/context.server";
import { actOnTable } from "./act-on-table.server";
import { listAnswer } from "./list-answer.fixture";
import { loadTable } from "./load-table.server";

const mark = { url: "/api/media/1", tint: 2 };
const look = { value: "p1", text: "Mark", isName: true, picture: mark };
const list = listAnswer(
  [
    ["name", { type: "texts" }],
    ["picture", { type: "picture", choices: [look] }],
    ["tags", { type: "relations", choices: [{ value: "rug", text: "Rug", isName: true }] }],
  ],
  { _id: 7, name: { en: "Ewer", fa: "آفتابه" }, picture: "p1", tags: ["rug"] },
);

async function open(path: string) {
  const { api, calls } = fakeApiClient(({ path: asked }: SeenCall) =>
    answer(asked.includes("/options/") ? { data: [look] } : list),
  );
  const request = fakeRequest(path);
  const ctx = await getContext({ request, context: fakeContext({ siteLang: "en" }).context });
  return { ctx, request, client: crudClient(api, "rows"), calls };
}

it("a list shows how a picture looks, and calls rows by what they are in the reader's language", async () => {
  const { ctx, request, client } = await open("/en/rows");
  const { table } = await loadTable(ctx, { request, client });
  expect(table?.rows[0]).toMatchObject({
    name: "Ewer",
    cells: { name: "Ewer", picture: "Mark", tags: "Rug" },
    pictures: { picture: mark },
  });
  expect(table?.columns.map(({ kind }) => kind)).toEqual(["text", "picture", "text"]);
});

it("a form has a field for each language, and asks what the others refer to with what the row does", async () => {
  const { ctx, request, client, calls } = await open("/en/rows?edit=7");
  const { form } = await loadTable(ctx, { request, client, options: (name) => `/to/${name}` });
  expect(form?.fields.map(({ name, type, options }) => [name, type, options])).toEqual([
    ["name:en", "text", undefined],
    ["name:fa", "text", undefined],
    ["picture", "picture", "/to/picture"],
    ["tags", "relations", "/to/tags"],
  ]);
  expect(form?.values).toMatchObject({ "name:en": "Ewer", picture: "p1", tags: ["rug"] });
  const asked = calls.map(({ path }) => path).filter((path) => path.includes("/options/"));
  expect(asked).toEqual(["/api/rows/options/picture?s=&v=p1", "/api/rows/options/tags?s=&v=rug"]);
});

it("a form that looks for others changes nothing, and comes back as it was filled with what was found", async () => {
  const { ctx, request, client, calls } = await open("/en/rows?edit=7");
  const form = new FormData();
  for (const [name, value] of Object.entries({
    intent: "change",
    ids: "7",
    "name:en": "Ewer again",
    picture: "p2",
    "picture.s": "mark",
    find: "picture",
  })) {
    form.append(name, value);
  }
  const back = await actOnTable({ ctx, form, request } as GuardedArguments, client);
  expect(calls.map(({ method, path }) => [method, path])).toEqual([
    ["GET", "/api/rows/options/picture?s=mark&v=p2"],
  ]);
  expect(back).toMatchObject({
    init: { status: 200 },
    data: {
      typed: { "name:en": "Ewer again", picture: "p2", "picture.s": "mark" },
      found: { picture: [{ value: "p1", label: "Mark", picture: mark }] },
    },
  });
});
