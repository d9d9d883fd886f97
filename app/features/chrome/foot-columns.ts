import type { MessageKey } from "~/i18n/messages/en";
import { blogsPage, faqsPage, lawPage, listingPage, textPage } from "~/sitemap/paths";

/** What stands at the foot of every page until the owner has filled the menu there. */
export const footColumns = [
  {
    title: "chrome.shop",
    links: [
      [listingPage(), "chrome.all_products"],
      [listingPage({ gen: "sale" }), "chrome.sale"],
      [blogsPage, "chrome.blogs"],
    ],
  },
  {
    title: "chrome.help",
    links: [
      [faqsPage, "chrome.faqs"],
      [textPage("shipping"), "page.shipping"],
      [textPage("returns"), "page.returns"],
      [textPage("size-guide"), "page.size-guide"],
      [textPage("contact"), "page.contact"],
    ],
  },
  {
    title: "chrome.about",
    links: [
      [textPage("about"), "page.about"],
      [textPage("accessibility"), "page.accessibility"],
      [textPage("app-install"), "page.app-install"],
      [lawPage, "law.title"],
      [textPage("privacy"), "page.privacy"],
      [textPage("cookies"), "page.cookies"],
    ],
  },
] as const satisfies { title: MessageKey; links: (readonly [string, MessageKey])[] }[];
