import type { PictureUse } from "#backend/contract/library";
import type { MessageKey } from "~/i18n/messages/en";
import type { RequestContext } from "~/request/context.server";
import { listingPath, productPath } from "~/sitemap/paths";
import {
  staffBrandPath,
  staffFaqPath,
  staffHomeBlockPath,
  staffPostPath,
  staffTextPagePath,
  staffWordingPath,
} from "~/sitemap/staff-paths";

/** One thing that shows a picture, with the way to where that is changed. */
export interface NamedUse {
  kind: string;
  title: string;
  to: string | null;
  /** It leads out of the back-office, into the shop. */
  isOfShop: boolean;
}

/** Names a use in the page's language. */
export function nameUse({ lang, t }: RequestContext, use: PictureUse): NamedUse {
  const { kind, key, slug, title } = use;
  const named = { kind: t(`library.use.${kind}`), title };
  const inDesk = (to: string) => ({ ...named, to, isOfShop: false });
  const inShop = (to: string) => ({ ...named, to, isOfShop: true });
  switch (kind) {
    case "product":
      return inShop(productPath(lang, { id: Number(key), slug }));
    case "department":
      return inShop(listingPath(lang, { gen: slug }));
    case "category":
      return inShop(listingPath(lang, { gen: key, category: slug }));
    case "brand":
      return inDesk(staffBrandPath(key));
    case "post":
      return inDesk(staffPostPath(key));
    case "page":
      return inDesk(staffTextPagePath(key));
    case "faq":
      return inDesk(staffFaqPath(key));
    case "law": {
      const name = t(`law.kind.${slug}` as MessageKey);
      return { ...inDesk(staffWordingPath(key)), title: `${name} ${title}` };
    }
    case "home_block":
      return { ...inDesk(staffHomeBlockPath(key)), title: t(`blocks.kind.${slug}` as MessageKey) };
    default:
      return { ...named, to: null, isOfShop: false };
  }
}
