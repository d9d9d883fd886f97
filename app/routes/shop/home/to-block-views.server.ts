import type { HomeBlock } from "#backend/contract/home-blocks";
import type { LanguageCode } from "#backend/contract/languages";
import type { PostCardView } from "~/features/blog/card-view.server";
import type { CardView } from "~/features/catalog/card-view.server";
import { menuHref } from "~/features/chrome/menu-href";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "~/request/context.server";
import { blogListPath, listingPath } from "~/sitemap/paths";
import type { Lists } from "./read-lists.server";

type PictureView = [url: string, tint: number];

/** The languages of an owner's words that aren't in the page's. */
type SaidIn = Partial<Record<"title" | "text", LanguageCode>>;

/** A block as the page prints it, as small as it goes: it stands in the page twice, as markup and as data. */
export type BlockView =
  | {
      kind: "hero";
      /** Nothing where the shop's own words stand. */
      title?: string;
      text?: string;
      saidIn?: SaidIn;
      /** The owner's picture, with what it shows; else a product's. */
      picture?: PictureView;
      alt?: string;
      altLang?: LanguageCode;
      favourite?: CardView;
    }
  | { kind: "offers"; cards: CardView[] }
  | {
      kind: "products";
      id: number;
      title: string;
      lang?: LanguageCode;
      gen: string;
      cards: CardView[];
    }
  | { kind: "departments" | "categories" }
  | {
      kind: "banner";
      id: number;
      title: string;
      text?: string;
      saidIn?: SaidIn;
      to: string;
      picture?: PictureView;
    }
  | { kind: "text"; id: number; html: string; lang?: LanguageCode }
  | {
      kind: "brands";
      title: string;
      brands: { name: string; lang?: LanguageCode; to: string; picture?: PictureView }[];
    }
  | { kind: "journal"; title: string; all: string; cards: PostCardView[] };

/** The blocks in their order with what they show; one that shows nothing is left out, and an empty page names the departments. */
export function toBlockViews(
  ctx: RequestContext,
  blocks: readonly HomeBlock[],
  lists: Lists,
): BlockView[] {
  const [favourite] = lists.cardsOf("popular");
  const showsFavourite = blocks.some((block) => block.kind === "hero" && !block.picture);
  const take = takeOnce(showsFavourite && favourite ? [favourite.id] : []);
  const views = blocks.map((block) => toView(block)).filter((view) => view !== null);
  return views.length > 0 ? views : [{ kind: "departments" }];

  function toView(block: HomeBlock): BlockView | null {
    const { lang, t } = ctx;
    switch (block.kind) {
      case "hero":
        return {
          kind: "hero",
          ...(block.title && { title: block.title }),
          ...(block.text && { text: block.text }),
          ...(block.said_in && { saidIn: block.said_in }),
          ...(block.picture
            ? {
                picture: [block.picture.url, block.picture.tint],
                alt: block.picture.alt,
                ...(block.picture.lang && { altLang: block.picture.lang }),
              }
            : { favourite }),
        };
      case "offers": {
        const cards = take(lists.cardsOf("sale"), block.count);
        return cards.length > 0 ? { kind: "offers", cards } : null;
      }
      case "products": {
        const { id, listing: gen, name, lang: own, count } = block;
        const cards = take(lists.cardsOf(gen), count);
        const title = name ?? t(`listing.${gen}` as MessageKey);
        if (cards.length === 0) return null;
        return { kind: "products", id, title, ...(own && { lang: own }), gen, cards };
      }
      case "banner": {
        const { id, title, text, said_in: saidIn, picture } = block;
        const to = menuHref({ path: block.link, params: {} }, lang) ?? listingPath(lang);
        return {
          ...{ kind: "banner", id, title, to },
          ...(text && { text }),
          ...(saidIn && { saidIn }),
          ...(picture && { picture: [picture.url, picture.tint] }),
        };
      }
      case "text":
        return {
          ...{ kind: "text", id: block.id, html: block.html },
          ...(block.lang && { lang: block.lang }),
        };
      case "brands": {
        const brands = lists.brands
          .slice(0, block.count)
          .map(({ code, name, lang: own, picture }) => ({
            name,
            ...(own && { lang: own }),
            ...(picture && { picture: [picture.url, picture.tint] as PictureView }),
            to: `${listingPath(lang)}?${new URLSearchParams({ brand: code })}`,
          }));
        return brands.length > 0 ? { kind: "brands", title: t("blocks.brands"), brands } : null;
      }
      case "journal": {
        const cards = lists.posts.slice(0, block.count);
        if (cards.length === 0) return null;
        return { kind: "journal", title: t("blog.title"), all: blogListPath(lang), cards };
      }
      default:
        return { kind: block.kind };
    }
  }
}

/**
 * Takes cards that neither the hero nor a block above has taken: a product stands on the page once, and so with one price. A list of
 * what is reduced tells the price of the reduced variant, which need not be the cheapest.
 */
function takeOnce(before: readonly number[]) {
  const taken = new Set(before);
  return (cards: readonly CardView[], max: number): CardView[] => {
    const left = cards.filter(({ id }) => !taken.has(id)).slice(0, max);
    for (const { id } of left) taken.add(id);
    return left;
  };
}
