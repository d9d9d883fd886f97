import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { tags } from "../../db/tables/posts";
import { departments } from "../../db/tables/taxonomy";

const backend = provideTestBackend();

const read = async (lang: string) => {
  backend().clock.advance(60_000);
  return (await backend().call(`home/blogs?l=${lang}`)).body;
};

it("a topic says in which language its name is where it has none in the asked one", async () => {
  const { topics } = await read("en");
  const { slug } = topics[0];
  expect(topics[0]).not.toHaveProperty("lang");
  await backend().shop.database.run((q) =>
    q
      .update(departments)
      .set({ name: { fa: "راسته" } })
      .where(eq(departments.slug, slug)),
  );
  const there = await read("en");
  expect(there.topics[0]).toEqual({ slug, name: "راسته", lang: "fa" });
  const ofTopic = (await backend().call(`home/blogs?l=en&genum=${slug}`)).body;
  expect(ofTopic.topic).toEqual({ slug, name: "راسته", lang: "fa" });
  expect(ofTopic.data[0].topic).toEqual({ slug, name: "راسته", lang: "fa" });
  expect((await read("fa")).topics[0]).toEqual({ slug, name: "راسته" });
});

it("a tag says so, too, on its own list and on its posts", async () => {
  const find = async () => {
    const { data } = await read("en");
    return data.flatMap(({ tags: own }: { tags: object[] }) => own)[0];
  };
  const tag = await find();
  expect(tag).not.toHaveProperty("lang");
  await backend().shop.database.run((q) => q.update(tags).set({ name: { fa: "چای" } }));
  const there = { slug: tag.slug, name: "چای", lang: "fa" };
  expect(await find()).toEqual(there);
  expect((await backend().call(`home/blogs?l=en&genum=all&tag=${tag.slug}`)).body.tag).toEqual(
    there,
  );
});
