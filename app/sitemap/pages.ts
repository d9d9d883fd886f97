/**
 * The sitemap: every page of the shop, and all that anybody needs to know of it by its address. Remix's table
 * of routes is made of it; the page cache, the texts, the bounds of bodies, the login and the service worker
 * ask it (match.ts). A new page is one entry here; what it doesn't say is the careful answer. The order decides
 * where two patterns tie (R-ROUTE-30).
 */
import { laboratory } from "./laboratory";
import type { Page } from "./page";
import { staffPages } from "./staff-pages";

/** Asked for by pages or machines, and different each time or for each. */
const open = { access: "public", cache: false } as const;

/** The same for everyone who asks with the same of these parameters; it says nothing but the core's texts. */
const forEveryone = (cache: readonly string[]) =>
  ({ access: "public", cache, texts: "core" }) as const;

/** What narrows and sorts a listing (domain 4.1). */
const listingParams = [
  "q",
  "page",
  "per_page",
  "sort",
  "brand",
  "min",
  "max",
  "in_stock",
  "sale",
  "rating",
  "attr.*",
];

const shopPages = {
  "locale-redirect": {
    path: "",
    at: "bare",
    index: true,
    screen: "shop/locale-redirect/route.ts",
    ...open,
  },

  api: { path: "api/*", at: "bare", screen: "resources/api.ts", wins: true, ...open },
  apiUpload: {
    path: "api/upload",
    at: "bare",
    screen: "resources/api.ts",
    wins: true,
    body: "pictures",
    ...open,
  },
  apiMedia: {
    path: "api/admin/media",
    at: "bare",
    screen: "resources/api.ts",
    wins: true,
    body: "pictures",
    ...open,
  },
  asset: { path: "assets/*", at: "bare", screen: "resources/no-file.ts", ...open },
  texts: { path: "texts/:file", at: "bare", screen: "resources/texts.ts", ...open },
  manifest: { path: "manifest/:file", at: "bare", screen: "resources/manifest.ts", ...open },
  speculation: {
    path: "speculation/:file",
    at: "bare",
    screen: "resources/speculation.ts",
    ...open,
  },
  robots: { path: "robots.txt", at: "bare", screen: "resources/robots.ts", ...open },
  sitemap: { path: "sitemap.xml", at: "bare", screen: "resources/sitemap.ts", ...open },
  "index-key": { path: "indexnow.txt", at: "bare", screen: "resources/index-key.ts", ...open },
  language: { path: "language", at: "bare", screen: "resources/language.ts", ...open },
  lite: { path: "lite", at: "bare", screen: "resources/lite.ts", ...open },
  theme: { path: "theme", at: "bare", screen: "resources/theme.ts", ...open },
  who: { path: "who", at: "bare", screen: "resources/who.ts", ...open },
  logout: { path: "logout", at: "bare", screen: "login/logout/route.ts", session: true, ...open },
  outbox: { path: "dev/outbox", at: "bare", screen: "dev/outbox/route.tsx", ...open },
  offline: {
    path: "offline/:lang",
    at: "bare",
    screen: "resources/offline.tsx",
    access: "public",
    cache: [],
  },

  user: {
    path: "user",
    at: "bare",
    index: true,
    layout: "account",
    screen: "account/dashboard/route.tsx",
  },
  orders: {
    path: "user/orders",
    at: "bare",
    layout: "account",
    screen: "account/orders/route.tsx",
    shelf: true,
  },
  "order-rows": { path: "user/orders/rows", at: "bare", screen: "account/orders/rows.ts" },
  order: {
    path: "user/orders/:number",
    at: "bare",
    layout: "account",
    screen: "account/order/route.tsx",
    shelf: true,
  },
  invoice: {
    path: "user/orders/:number/invoice",
    at: "bare",
    layout: "account",
    screen: "account/invoice/route.tsx",
    shelf: true,
  },
  review: {
    path: "user/reviews/:product_id",
    at: "bare",
    layout: "account",
    screen: "account/review/route.tsx",
    shelf: true,
  },
  "wish-list": {
    path: "user/wish-list",
    at: "bare",
    layout: "account",
    screen: "account/wish-list/route.tsx",
  },
  "wish-rows": { path: "user/wish-list/rows", at: "bare", screen: "account/wish-list/rows.ts" },
  addresses: {
    path: "user/addresses",
    at: "bare",
    layout: "account",
    screen: "account/addresses/route.tsx",
    shelf: true,
  },
  "contact-check": {
    path: "user/contact-check",
    at: "bare",
    screen: "resources/contact-check.ts",
  },
  info: { path: "user/info", at: "bare", layout: "account", screen: "account/info/route.tsx" },
  "full-step": {
    path: "user/full-step",
    at: "bare",
    layout: "account",
    screen: "account/full-step/route.tsx",
  },
  links: { path: "user/links", at: "bare", layout: "account", screen: "account/links/route.tsx" },
  link: { path: "user/links/:id", at: "bare", layout: "account", screen: "account/link/route.tsx" },
  tickets: {
    path: "user/tickets",
    at: "bare",
    layout: "account",
    screen: "account/tickets/route.tsx",
    shelf: true,
    body: "pictures",
  },
  "ticket-rows": {
    path: "user/tickets/rows",
    at: "bare",
    screen: "account/tickets/rows.ts",
  },
  "new-ticket": {
    path: "user/tickets/new",
    at: "bare",
    layout: "account",
    screen: "account/ticket-new/route.tsx",
    body: "pictures",
  },
  "ticket-orders": {
    path: "user/tickets/orders",
    at: "bare",
    screen: "account/ticket-new/orders.ts",
  },
  ticket: {
    path: "user/tickets/:code",
    at: "bare",
    layout: "account",
    screen: "account/ticket/route.tsx",
    shelf: true,
    body: "pictures",
  },
  "ticket-news": {
    path: "user/tickets/:code/news",
    at: "bare",
    screen: "account/ticket/news.ts",
  },
  "ticket-picture": {
    path: "user/tickets/:code/pictures/:file",
    at: "bare",
    screen: "account/ticket/picture.ts",
  },
  "user-settings": {
    path: "user/user-settings",
    at: "bare",
    layout: "profile",
    screen: "account/user-settings/route.tsx",
  },
  push: {
    path: "user/push",
    at: "bare",
    layout: "profile",
    screen: "account/push/route.tsx",
  },
  "push-news": { path: "user/push/:id", at: "bare", screen: "account/push-news/route.ts" },
  export: {
    path: "user/user-settings/export",
    at: "bare",
    screen: "account/export/route.ts",
  },
  profile: {
    path: "user/profile",
    at: "bare",
    layout: "profile",
    screen: "account/profile/route.tsx",
    body: "pictures",
  },
  contact: {
    path: "user/profile/contact",
    at: "bare",
    layout: "profile",
    screen: "account/contact/route.tsx",
  },

  ...staffPages,

  home: {
    path: "",
    index: true,
    screen: "shop/home/route.tsx",
    listed: true,
    firstVisit: true,
    ...forEveryone([]),
  },
  carts: { path: "carts", screen: "shop/carts/route.tsx" },
  checkout: {
    path: "checkout",
    index: true,
    layout: "checkout",
    screen: "shop/checkout/entry.ts",
  },
  "checkout-address": {
    path: "checkout/address",
    layout: "checkout",
    screen: "shop/checkout/address/route.tsx",
  },
  "checkout-shipping": {
    path: "checkout/shipping",
    layout: "checkout",
    screen: "shop/checkout/shipping/route.tsx",
  },
  "checkout-payment": {
    path: "checkout/payment",
    layout: "checkout",
    screen: "shop/checkout/payment/route.tsx",
  },
  "checkout-review": {
    path: "checkout/review",
    layout: "checkout",
    screen: "shop/checkout/review/route.tsx",
  },
  suggest: { path: "suggest", at: "both", screen: "resources/suggest.ts", ...open },
  share: { path: "share", screen: "resources/share.ts", ...open },
  sync: { path: "sync", screen: "resources/sync.ts", ...open },
  upload: { path: "upload", at: "both", screen: "resources/upload.ts", body: "pictures", ...open },
  crop: { path: "upload/crop", at: "both", screen: "resources/crop.ts", ...open },
  cards: { path: "home/cards/:gen?/:category?", screen: "resources/cards.ts", ...open },
  faqs: {
    path: "home/faqs",
    screen: "content/faqs/route.tsx",
    listed: true,
    firstVisit: true,
    ...forEveryone(["open"]),
  },
  device: {
    path: "home/device",
    screen: "content/device/route.tsx",
    access: "public",
    cache: false,
    texts: "core",
  },
  page: {
    path: "home/pages/:slag",
    screen: "content/page/route.tsx",
    firstVisit: true,
    ...forEveryone([]),
  },

  login: {
    path: "login/:token?",
    at: "both",
    screen: "login/login/route.tsx",
    session: true,
    ...open,
  },
  law: {
    path: "home/law",
    at: "both",
    screen: "content/law/route.tsx",
    listed: true,
    firstVisit: true,
    ...forEveryone(["kind", "version"]),
  },
  "product-by-id": {
    path: "home/products/show/:product_id?",
    at: "both",
    screen: "shop/product/by-id.ts",
    ...forEveryone(["*"]),
  },
  product: {
    path: "home/products/show/:product_id/:product_name",
    at: "both",
    screen: "shop/product/route.tsx",
    firstVisit: true,
    // Its own choices, whose codes only the catalogue knows (`?color=red`).
    ...forEveryone(["*"]),
  },
  products: {
    path: "home/products/:gen?/:category?",
    at: "both",
    screen: "shop/products/route.tsx",
    listed: true,
    firstVisit: true,
    ...forEveryone(listingParams),
  },
  compare: {
    path: "home/compare",
    screen: "shop/compare/route.tsx",
    ...forEveryone(["product", "q"]),
  },
  "invoice-check": {
    path: "home/invoice/:invoice_no/:hash",
    at: "both",
    screen: "shop/invoice-check/route.tsx",
    ...open,
  },
  shared: {
    path: "home/shared/:token",
    at: "both",
    screen: "shop/opened-link/route.tsx",
    ...open,
  },
  payment: {
    path: "home/payment/:status/:refId",
    at: "both",
    screen: "shop/payment/route.tsx",
    ...open,
  },
  blog: {
    path: "home/singleBlog/:blog_id/:title",
    at: "both",
    screen: "content/blog/route.tsx",
    firstVisit: true,
    ...forEveryone([]),
  },
  "blog-preview": {
    path: "home/blogPreview/:token",
    screen: "content/blog-preview/route.tsx",
    ...open,
  },
  "content-preview": {
    path: "home/preview/:kind/:token",
    screen: "content/preview/route.tsx",
    ...open,
  },
  feed: { path: "home/feed/:genum?", screen: "resources/feed.ts", ...open },
  blogs: {
    path: "blogs/:genum?/:tag?",
    at: "both",
    screen: "content/blogs/route.tsx",
    listed: true,
    firstVisit: true,
    ...forEveryone(["page"]),
  },

  "not-found": { path: "*", at: "bare", screen: "resources/not-found.tsx", ...open },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof shopPages;

/** The addresses of the shop's own pages, as they are written above. */
export type PagePath<Name extends PageName = PageName> = (typeof shopPages)[Name]["path"];

type Pages = Readonly<Record<PageName, Page>> & Readonly<Record<string, Page>>;

/** In a browser what it is told of them (browser-pages.ts). */
export const pages: Pages = process.env.BROWSER_PAGES
  ? JSON.parse(process.env.BROWSER_PAGES)
  : { ...shopPages, ...laboratory };
