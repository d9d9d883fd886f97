import { ProductRow } from "~/features/catalog/product-row";
import { RichText } from "~/features/reading/rich-text";
import { usePageLanguage } from "~/i18n/use-page-language";
import { listingPath } from "~/sitemap/paths";
import { Banner } from "./banner";
import { Brands } from "./brands";
import { Categories } from "./categories";
import { Departments } from "./departments";
import { Hero } from "./hero";
import { Journal } from "./journal";
import type { HomeView } from "./load-home.server";
import { Offers } from "./offers";
import type { BlockView } from "./to-block-views.server";

/**
 * The owner's blocks from the top. Where there is room, offers that follow the hero stand beside it, and every other row
 * of products is laid out as a page of its own.
 */
export function Blocks({ view: { blocks, departments } }: { view: HomeView }) {
  const rows = blocks.filter(({ kind }) => kind === "products");
  return blocks.map((block, index) => {
    const [before, after] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === "offers" && before?.kind === "hero") return null;
    if (block.kind === "hero" && after?.kind === "offers") {
      return (
        <div key={block.kind} className="home-front">
          <Hero {...block} />
          <Offers cards={after.cards} />
        </div>
      );
    }
    const key = "id" in block ? block.id : block.kind;
    const isFeature = rows.indexOf(block) % 2 === 1;
    return <Block key={key} block={block} departments={departments} isFeature={isFeature} />;
  });
}

/** As many as a row's own page holds: a large one and six around it. */
const featured = 7;

interface BlockProps {
  block: BlockView;
  departments: HomeView["departments"];
  isFeature: boolean;
}

function Block({ block, departments, isFeature }: BlockProps) {
  const lang = usePageLanguage();
  switch (block.kind) {
    case "hero":
      return <Hero {...block} />;
    case "offers":
      return <Offers cards={block.cards} />;
    case "products": {
      const { title, lang: own, gen, cards } = block;
      const all = listingPath(lang, { gen });
      if (!isFeature) return <ProductRow title={title} lang={own} cards={cards} all={all} />;
      return (
        <div className="home-feature">
          <ProductRow title={title} lang={own} cards={cards.slice(0, featured)} all={all} />
        </div>
      );
    }
    case "departments":
      return <Departments departments={departments} />;
    case "categories":
      return <Categories departments={departments} />;
    case "banner":
      return <Banner {...block} />;
    case "text":
      return (
        <div className="home-text">
          <RichText html={block.html} lang={block.lang} />
        </div>
      );
    case "brands":
      return <Brands {...block} />;
    case "journal":
      return <Journal {...block} />;
  }
}
