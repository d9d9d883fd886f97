import type { Leg } from "./line";

/**
 * The journeys, each by its legs. Between two legs the framework hands over: the page cache to Remix, Remix to a screen of
 * the sitemap, the client of the API over HTTP to a route of the backend, a route to its handler.
 */
export type Journeys = Record<string, readonly Leg[]>;

/** A GET until its screen renders: from memory, else by Remix. */
const toPage: readonly Leg[] = [
  ["app/sitemap/pages.ts"],
  ["server/http-handler.ts"],
  ["server/page-cache/page-cache.ts", "server/page-cache/wanted-page.ts"],
  ["app/sitemap/cache-address.ts"],
];

const toAction: readonly Leg[] = [["app/sitemap/pages.ts"], ["app/request/action.server.ts"]];

const toBackend: Leg = [
  "app/api/client/api-client.server.ts#createApiClient",
  "app/api/client/api-client.server.ts#sendToBackend",
];

export const journeys: Journeys = {
  "product page": [
    ...toPage,
    [
      "app/routes/shop/product/route.tsx#loader",
      "app/request/context.server.ts#getContext",
      "app/api/catalog.server.ts#getProduct",
      "app/routes/shop/product/load-product.server.ts#toProductView",
    ],
    toBackend,
    ["backend/features/catalog/routes.ts", "backend/features/catalog/product/product-pages.ts"],
    ["backend/features/catalog/product/product-pages.ts"],
  ],
  "add to cart": [
    ...toAction,
    [
      "app/routes/shop/product/route.tsx#action",
      "app/forms/parse.server.ts#parseForm",
      "app/routes/shop/product/schema.server.ts",
      "app/api/cart.server.ts#changeCart",
      "app/features/cart/explain-conflict.server.ts",
      "app/request/flash.server.ts#flashCookie",
    ],
    toBackend,
    ["backend/features/cart/routes.ts"],
    ["backend/features/cart/owner.ts"],
    [
      "backend/features/cart/change-cart.ts#changeCart",
      "backend/features/cart/owner.ts#countGuest",
      "backend/features/cart/change-cart.ts#writeOps",
      "backend/features/cart/lines.ts#applyOp",
      "backend/features/cart/lines.ts#writeLines",
      "backend/features/cart/show-cart.ts#showCart",
      "backend/features/cart/show-cart.ts#nameConflicts",
    ],
  ],
  "login by a code": [
    ...toAction,
    [
      "app/routes/login/login/route.tsx#action",
      "app/forms/parse.server.ts#parseForm",
      "app/routes/login/login/schema.server.ts",
      "app/routes/login/login/action.server.ts",
      "app/api/auth.server.ts#logIn",
      "app/routes/login/login/action.server.ts#enterShop",
      "app/request/responses.server.ts#redirectTo",
    ],
    toBackend,
    ["backend/features/auth/login/login-routes.ts"],
    [
      "backend/features/auth/login/sign-in.ts#logInByCode",
      "backend/features/auth/challenges/use-challenge.ts#useCode",
      "backend/features/auth/sessions/tokens.ts",
    ],
    [
      "backend/features/auth/login/sign-in.ts#finishLogin",
      "backend/features/auth/login/sign-in.ts#mergeAtLogin",
    ],
  ],
  search: [
    ...toPage,
    [
      "app/routes/shop/products/route.tsx#loader",
      "app/request/context.server.ts#getContext",
      "app/features/catalog/listing-query.server.ts#readSearch",
      "app/features/catalog/listing-query.server.ts#toApiQuery",
      "app/api/catalog.server.ts#listProducts",
      "app/routes/shop/products/load-listing.server.ts#toListingView",
    ],
    toBackend,
    ["backend/features/catalog/routes.ts"],
    [
      "backend/features/catalog/listing/listings.ts",
      "backend/features/catalog/listing/read-query.ts",
      "backend/features/catalog/search/score-units.ts#queryUnits",
      "backend/features/catalog/search/score-units.ts#scoreUnits",
      "backend/features/catalog/listing/matcher.ts",
      "backend/features/catalog/listing/order.ts#orderOf",
      "backend/features/catalog/cards/show-card.ts#showCard",
    ],
  ],
  "place and pay": [
    ...toAction,
    [
      "app/routes/shop/checkout/review/route.tsx#action",
      "app/forms/parse.server.ts#parseForm",
      "app/routes/shop/checkout/review/schema.server.ts",
      "app/api/checkout.server.ts#placeOrder",
      "app/features/payment/send-to-pay.server.ts#sendToPay",
    ],
    toBackend,
    ["backend/features/orders/routes.ts"],
    [
      "backend/features/orders/placing/place-order.ts",
      "backend/features/checkout/resolve-checkout.ts#readDraft",
      "backend/features/checkout/resolve-checkout.ts#resolveCheckout",
      "backend/features/orders/placing/write-order.ts#writeOrder",
      "backend/features/orders/placing/write-order.ts#countCoupon",
      "backend/features/orders/placing/write-order.ts#convertCart",
      "backend/features/payments/open-attempt.ts",
      "backend/features/payments/initiate-payment.ts#logGatewayCall",
    ],
  ],
  "a CRUD table": [
    ["app/sitemap/staff-pages.ts"],
    [
      "app/routes/staff/synonyms/route.tsx#loader",
      "app/features/crud/table-state.ts#readTableState",
      "app/api/crud.server.ts#crudClient",
      "app/features/crud/load-form.server.ts#itemFields",
      "app/features/crud/load-table.server.ts#toTableView",
    ],
    [
      "app/routes/staff/synonyms/route.tsx#action",
      "app/features/crud/act-on-table.server.ts#readPosted",
      "app/api/crud.server.ts#crudClient",
    ],
    toBackend,
    ["backend/features/crud/routes.ts"],
    ["backend/features/crud/read-query.ts"],
    ["backend/features/crud/read-list.ts", "backend/features/crud/read-query.ts"],
    [
      "backend/features/crud/change-items.ts#changeItem",
      "backend/features/crud/routes.ts",
      "backend/features/crud/validate-item.ts",
    ],
  ],
  "a text": [
    ["app/i18n/messages.ts"],
    ["app/request/context.server.ts#getContext", "app/i18n/translator.server.ts"],
    ["app/i18n/translator.server.ts", "app/i18n/namespaces.ts"],
    ["app/i18n/namespaces.ts"],
    ["app/client/i18n/use-texts.ts"],
    ["app/client/i18n/browser-i18n.ts"],
    ["app/api/site.server.ts#getTranslations"],
    ["backend/features/translate/routes.ts"],
  ],
  "npm start": [
    ["server/start.js", "server/start/builds.js"],
    [
      "server.ts",
      "server/start/start-shop.ts",
      "server/settings-file.ts",
      "server/env.ts",
      "server/env-parts.ts",
      "server/start/check-start.ts",
      "server/start/report.ts",
      "server/listen.ts",
      "server/log.ts#createLog",
      "server/open-backend.ts#openBackend",
      "server/open-ports.ts",
      "server/embedded/open-embedded.ts",
      "server/picture-encoder/forked-encoder.ts",
      "server/web-app.ts",
      "server/page-cache/page-cache.ts",
      "server/http-handler.ts",
    ],
  ],
};
