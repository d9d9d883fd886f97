import { type FaqFields, faqFields } from "../../contract/faqs";
import { type PageFields, pageFields } from "../../contract/pages";
import type { ContentFile } from "./content-cells";
import { inEvery } from "./in-every";

export const faqFile: ContentFile<FaqFields> = {
  kinds: {
    slug: "text",
    group: "text",
    question: "texts",
    answer: "texts",
    sort: "number",
    active: "yes_no",
    shown_from: "moment",
    product: "number",
  },
  shape: faqFields,
  fresh: { question: inEvery({}), answer: inEvery({}), sort: 0, active: false },
  names: ["slug"],
};

export const pageFile: ContentFile<PageFields> = {
  kinds: {
    slug: "text",
    status: "text",
    shown_from: "moment",
    template: "text",
    show_in: "text",
    title: "texts",
    excerpt: "texts",
    body: "texts",
  },
  shape: pageFields,
  fresh: {
    title: inEvery({}),
    excerpt: inEvery({}),
    body: inEvery({}),
    status: "draft",
    template: "plain",
    show_in: "none",
  },
  names: ["slug"],
};
