import type { PostFields } from "#backend/contract/blog";
import { languageCodes, languages } from "#backend/contract/languages";
import { getStaffPost } from "~/api/blog.server";
import { changedBy, differences, type NamedFields } from "~/features/editing/changes.server";
import type { Changes } from "~/features/editing/result";
import { formatsFor } from "~/i18n/format";
import type { RequestContext } from "~/request/context.server";

/** What is different since the version on which a change was made; where no field is, what the post was moved to. */
export async function readChanges(
  ctx: RequestContext,
  id: string,
  { version: opened, fields: sent }: { version: number; fields: PostFields | null },
): Promise<Changes> {
  const { t } = ctx;
  const post = await getStaffPost(ctx.api, id);
  const { version, status, versions } = post;
  const now = (await readKept(version)) ?? post.fields;
  // What was never written here, such as an imported post, is compared with what was sent.
  const before = (await readKept(opened)) ?? sent ?? now;
  const fields = differences(nameFields(ctx, before), nameFields(ctx, now));
  const moved = { name: t("blog.staff.state"), now: t(`blog.state.${status}`) };
  return {
    version,
    by: changedBy(ctx, version, versions),
    fields: fields.length > 0 ? fields : [moved],
  };

  /** As it was written: tags in their writer's words, an address only where it was chosen. */
  async function readKept(asOf: number): Promise<PostFields | null> {
    if (!versions.some((one) => one.version <= asOf)) return null;
    return (await getStaffPost(ctx.api, id, asOf)).fields;
  }
}

function nameFields({ lang, t }: RequestContext, fields: PostFields): NamedFields {
  const { number } = formatsFor(lang);
  const separator = lang === "fa" ? "، " : ", ";
  const named: NamedFields = {};
  for (const code of languageCodes) {
    const language = languages[code].name;
    const words = fields.texts[code];
    named[t("blog.staff.field_title", { language })] = words?.title ?? "";
    named[t("blog.staff.field_slug", { language })] = words?.slug ?? "";
    named[t("blog.staff.field_excerpt", { language })] = words?.excerpt ?? "";
    named[t("blog.staff.field_source", { language })] = words?.source ?? "";
    named[t("blog.staff.field_seo_title", { language })] = words?.seo_title ?? "";
    named[t("blog.staff.field_seo_description", { language })] = words?.seo_description ?? "";
  }
  named[t("blog.staff.field_topic")] = fields.topic;
  named[t("blog.staff.field_tags")] = fields.tags.join(separator);
  named[t("blog.staff.field_products")] = fields.products.map(number).join(separator);
  named[t("blog.staff.field_cover")] = fields.cover ?? "";
  named[t("blog.staff.field_comments")] = t(
    fields.comment_policy === "open" ? "crud.yes" : "crud.no",
  );
  named[t("blog.staff.field_pinned")] = t(fields.pinned ? "crud.yes" : "crud.no");
  return named;
}
