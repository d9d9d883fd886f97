import { describe, expect, it } from "vitest";
import { provideTestBackend, type TestBackend } from "../../../tests/support/backend";
import { productCard } from "../../contract/catalog";

const demo = provideTestBackend();
const real = provideTestBackend({ demo: false });

async function bestRated({ call }: TestBackend) {
  const { body } = await call("home/products?sort=rating&per_page=12");
  const { body: facets } = await call("home/products/facets");
  return { cards: body.data.map((card: unknown) => productCard.parse(card)), facets };
}

const ratingsOf = (cards: { rating: number | null }[]) => cards.filter(({ rating }) => rating);

describe("decisions 30: stars are facts", () => {
  it("the demo shows its made-up ones and says that they are", async () => {
    const { cards, facets } = await bestRated(demo());
    expect(facets.ratings).not.toEqual([]);
    expect(ratingsOf(cards)).not.toEqual([]);
    expect(cards[0]).toMatchObject({ rating_is_demo: true });
    const { body } = await demo().call(`home/products/${cards[0].id}`);
    expect(body).toMatchObject({ rating: cards[0].rating, rating_is_demo: true });
  });

  it("a real shop shows none, whatever its rows say, neither by lists and filters nor on the page", async () => {
    const { cards, facets } = await bestRated(real());
    expect(cards).not.toEqual([]);
    expect(ratingsOf(cards)).toEqual([]);
    expect(facets.ratings).toEqual([]);
    expect((await real().call("home/products?rating=1")).body.total).toBe(0);
    const { body } = await real().call(`home/products/${cards[0].id}`);
    expect(body).toMatchObject({ rating: null, rating_count: 0, rating_is_demo: false });
    expect(ratingsOf(body.related)).toEqual([]);
  });
});
