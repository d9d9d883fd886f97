import type { LoaderFunctionArgs } from "@remix-run/node";
import { postStates, postsPerPage } from "#backend/contract/blog";
import { languageCodes, languages } from "#backend/contract/languages";
import { listStaffPosts } from "~/api/blog.server";
import { datesFor } from "~/i18n/dates.server";
import { formatsFor } from "~/i18n/format";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { staffPostsPath } from "~/sitemap/staff-paths";

/** GET /staff/posts: the journal's posts, the one that was changed last first. */
export async function loadStaffPosts(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const { searchParams } = new URL(args.request.url);
  const q = (searchParams.get("q") ?? "").slice(0, 150);
  const status = postStates.find((one) => one === searchParams.get("status")) ?? "";
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  const list = await listStaffPosts(ctx.api, { q, status, page: String(page) }).catch(asPage(ctx));
  const pageTo = (wanted: number) =>
    `${staffPostsPath}?${new URLSearchParams({ q, status, page: String(wanted) })}`;
  return {
    head: { title: t("blog.staff.posts"), noindex: true },
    asked: { q, status },
    states: postStates.map((value) => ({ value, name: t(`blog.state.${value}`) })),
    waiting:
      list.waiting > 0
        ? t("blog.staff.waiting", {
            count: list.waiting,
            n: formatsFor(lang).number(list.waiting),
          })
        : null,
    rows: list.data.map(({ id, status: state, titles, publish_at, topic, updated_at }) => ({
      id,
      title: titles[lang] ?? Object.values(titles)[0] ?? String(id),
      state: t(`blog.state.${state}`),
      isShown: state === "published",
      topic: topic.name,
      date: datesFor(lang).bothCalendars(publish_at ?? updated_at),
      missing: languageCodes
        .filter((code) => !titles[code])
        .map((code) => t("editors.missing", { language: languages[code].name })),
    })),
    previous: page > 1 ? pageTo(page - 1) : null,
    next: page * postsPerPage < list.total ? pageTo(page + 1) : null,
  };
}
