import { type PostCard, post, postList } from "#backend/contract/blog";
import { postPath } from "~/sitemap/paths";
import { ask } from "./ask";
import type { LanguageCode } from "./languages";

/** The path of the seeded journal's newest post. */
export async function findPostPath(lang: LanguageCode): Promise<string> {
  return postPath(lang, await findPost(lang));
}

/** The seeded journal's newest post. */
export async function findPost(lang: LanguageCode): Promise<PostCard> {
  const { data } = postList.parse((await ask("/api/home/blogs", { headers: { lang } })).json());
  const [newest] = data;
  if (!newest) throw new Error("The seeded journal has no post.");
  return newest;
}

/** The number of the newest post that the demo has. */
export const lastOfDemo = 130;

/** The path of the demo's newest post, whatever else tests have written since. */
export async function postOfDemo(lang: LanguageCode): Promise<string> {
  const { json } = await ask(`/api/home/blogs/${lastOfDemo}`, { headers: { lang } });
  return postPath(lang, post.parse(json()));
}
