/** Somebody who writes, and what they write, at the wire. */
import type { TestBackend } from "../../../tests/support/backend";
import { logInStaff } from "../../../tests/support/log-in";
import { type Caller, callerWith } from "../orders/staff.fixture";

export async function sitDownToWrite(
  backend: TestBackend,
  permissions: string[] = ["content.write"],
): Promise<Caller> {
  const { token } = await logInStaff(backend, { name: "Writer", permissions });
  return callerWith(backend, token);
}

/** A post in both languages. */
export function postFields(over: object = {}) {
  return {
    topic: "food",
    tags: ["Tea", "چای تازه"],
    products: [],
    cover: null,
    comment_policy: "open",
    pinned: false,
    texts: {
      en: { title: "Tea in a pot", excerpt: "How to", source: "## Water\n\nFresh water." },
      fa: { title: "چای در قوری", excerpt: "چطور", source: "## آب\n\nآب تازه." },
    },
    ...over,
  };
}

/** Writes a post and publishes it; answers its number. */
export async function publish({ post }: Caller, over: object = {}): Promise<number> {
  const { body } = await post("admin/posts", postFields(over));
  await post(`admin/posts/${body.id}/state`, { version: body.version, to: "publish" });
  return body.id;
}
