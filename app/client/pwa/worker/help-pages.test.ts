import { expect, it } from "vitest";
import { helpAddresses } from "./help-pages";

const link = (address: string) => `<a class="link" href="${address}">x</a>`;

it("help is the law, the questions and the shop's pages of one language, with its home page", () => {
  const html = [
    "/en/home/law",
    "/en/home/faqs",
    "/en/home/pages/returns",
    "/en/home/pages/returns#again",
    "/en/home/products/sale",
    "/user/orders",
    "/fa/home/law",
    "https://elsewhere.example/en/home/law",
  ].map(link);
  expect(helpAddresses(html.join(), "en")).toEqual([
    "/en",
    "/en/home/law",
    "/en/home/faqs",
    "/en/home/pages/returns",
  ]);
});

it("a shop with a great many pages of its own does not fill the phone", () => {
  const many = Array.from({ length: 100 }, (_, n) => link(`/fa/home/pages/p${n}`)).join();
  expect(helpAddresses(many, "fa")).toHaveLength(12);
});
