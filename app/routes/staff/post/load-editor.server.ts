import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageCodes, languages } from "#backend/contract/languages";
import { getStaffPost } from "~/api/blog.server";
import { getCategories } from "~/api/catalog.server";
import { yearsAhead } from "~/features/editing/moment-field.server";
import { nameVersions } from "~/features/editing/name-versions.server";
import { formatsFor } from "~/i18n/format";
import { notFound } from "~/request/context.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { postPath, postPreviewPath } from "~/sitemap/paths";
import { findCovers } from "./find-covers.server";

/** GET /staff/posts/{id}: a post with both languages side by side; `new` is an empty one. */
export async function loadEditor(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { id = "" } = args.params;
  if (!/^(?:new|[1-9]\d{0,8})$/.test(id)) throw notFound();
  const post = id === "new" ? null : await getStaffPost(ctx.api, id).catch(asPage(ctx));
  const topics =
    post?.topics ??
    (await getCategories(ctx.api).catch(asPage(ctx))).map(({ slug, name }) => ({ slug, name }));
  const { dateTime } = formatsFor(lang);
  const fields = post?.fields;
  return {
    head: { title: post ? t("blog.staff.posts") : t("blog.staff.new"), noindex: true },
    version: post?.version ?? 0,
    state: post ? { word: post.status, name: t(`blog.state.${post.status}`) } : null,
    publishAt: post?.publish_at ? dateTime(post.publish_at) : null,
    years: yearsAhead(lang),
    fields: {
      topic: fields?.topic ?? "",
      tags: fields?.tags.join(lang === "fa" ? "، " : ", ") ?? "",
      products: fields?.products.join(", ") ?? "",
      cover: fields?.cover ?? "",
      comments: (fields?.comment_policy ?? "open") === "open",
      pinned: fields?.pinned ?? false,
    },
    covers: await findCovers(ctx, { search: "", chosen: fields?.cover ?? "" }),
    topics: topics.map(({ slug, name }) => ({ value: slug, name })),
    languages: languageCodes.map((code) => {
      const language = languages[code].name;
      const text = fields?.texts[code];
      const shown = post?.status === "published" && text?.title;
      return {
        code,
        language,
        dir: languages[code].dir,
        text: text ?? null,
        missing: post && !text?.title ? t("editors.missing", { language }) : null,
        preview: post && text?.title ? postPreviewPath(code, post.preview_token) : null,
        shown: shown ? postPath(code, { id: post.id, slug: text.slug }) : null,
      };
    }),
    versions: nameVersions(ctx, post?.versions ?? []),
  };
}
