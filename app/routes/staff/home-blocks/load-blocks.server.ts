import type { LoaderFunctionArgs } from "@remix-run/node";
import { homeBlockKinds, maxHomeBlocks, repeatedBlockKinds } from "#backend/contract/home-blocks";
import { languageCodes, languages } from "#backend/contract/languages";
import { listHomeBlocks } from "~/api/home-blocks.server";
import { detailOf, missingIn, readListings } from "~/features/home-blocks/name-block.server";
import { datesFor } from "~/i18n/dates.server";
import { requireStaff } from "~/request/require-staff.server";
import { asPage } from "~/request/responses.server";
import { homePath } from "~/sitemap/paths";

/** GET /staff/home: the home page's blocks from the top, shown or not. */
export async function loadBlocks(args: LoaderFunctionArgs) {
  const ctx = await requireStaff(args);
  const { lang, t } = ctx;
  const [blocks, listings] = await Promise.all([listHomeBlocks(ctx.api), readListings(ctx)]).catch(
    asPage(ctx),
  );
  const isFull = blocks.length >= maxHomeBlocks;
  return {
    head: { title: t("blocks.title"), noindex: true },
    seen: languageCodes.map((code) => ({
      ...{ code, language: languages[code].name, shown: homePath(code) },
    })),
    rows: blocks.map((block) => {
      const kind = t(`blocks.kind.${block.kind}`);
      const detail = detailOf(ctx, block, listings);
      return {
        ...{ id: block.id, version: block.version, isShown: block.shown, kind, detail },
        name: detail ? `${kind}, ${detail}` : kind,
        missing: missingIn(block).map((code) =>
          t("editors.missing", { language: languages[code as keyof typeof languages].name }),
        ),
        date: datesFor(lang).bothCalendars(block.changed_at),
      };
    }),
    kinds: homeBlockKinds
      .filter(
        (kind) => repeatedBlockKinds.includes(kind) || !blocks.some((one) => one.kind === kind),
      )
      .filter(() => !isFull)
      .map((value) => ({ value, name: t(`blocks.kind.${value}`) })),
  };
}
