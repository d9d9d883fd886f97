/**
 * What a shopper sees in the holes of a public page (features/holes/holes.ts), rendered without the page: out of the same
 * request context, data and components as the page itself, so that a page whose holes are filled with it is the
 * page that would have been rendered for them.
 */
import { randomBytes } from "node:crypto";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { ShopLoadContext } from "./api/client/load-context";
import { ScriptNonce } from "./client/remix/script-nonce";
import { CommentForm } from "./features/blog/comment-form";
import { commentWords } from "./features/blog/comment-words.server";
import { namedLists } from "./features/cart/load-lists.server";
import { FlashBox } from "./features/chrome/flash-box";
import { AccountLink, OwnLinks } from "./features/chrome/own-links";
import { cutHoles } from "./features/holes/cut-holes.server";
import { dataElement, dataScript } from "./features/holes/data-hole.server";
import { Hole } from "./features/holes/hole";
import { loadPersonal } from "./features/holes/load-personal.server";
import type { Personal } from "./features/holes/personal";
import { WaitingOrderNotice } from "./features/orders/waiting-order";
import { WishButton } from "./features/wish-list/wish-button";
import { getContext, type RequestContext } from "./request/context.server";
import { nameOfCookie } from "./request/cookies.server";
import { hashSource } from "./request/csp.server";
import type { HoleName, SharedHole } from "./request/holes";
import { parseView, type SerializedView } from "./request/serialized-view";
import { LitePictures } from "./ui/picture/picture";

/** What one shopper's pages have in their holes, in one language, lite or not. */
export interface Filling {
  contents: Readonly<Record<SharedHole, string>>;
  /** Names the script of the contents in a page's policy. */
  scriptHash: string;
  /** The heart of a product that is on the wish list, and of one that isn't. */
  heart: { pressed: string; open: string };
  wishes: readonly number[];
  /** What the answer has to set beside the language, such as a renewed session. */
  cookies: readonly string[];
  /** It goes with this answer alone: a message is in it, a cookie came with it, or something could not be asked. */
  once: boolean;
  /** The page with it is stored nowhere. */
  noStore: boolean;
}

/** Asks for what the request's cookies name. The request's path names the language. */
export async function loadFilling(request: Request, context: ShopLoadContext): Promise<Filling> {
  const ctx = await getContext({ request, context });
  const text = await loadPersonal(ctx, request);
  const personal = parseView(text);
  const cookies = ctx.cookies.filter((cookie) => nameOfCookie(cookie) !== "lang");
  const noStore = ctx.cacheControl === "no-store";
  return {
    ...renderHoles(ctx, text, personal),
    wishes: personal.lists.wishes ?? [],
    cookies,
    once: noStore || cookies.length > 0 || isIncomplete(ctx, request, personal),
    noStore,
  };
}

/** A session whose user or orders, or a token whose list could not be had just now: the next page asks again. */
function isIncomplete(ctx: RequestContext, request: Request, personal: Personal): boolean {
  const { user, lists, waitingOrder } = personal;
  const named = namedLists(ctx, request);
  return (
    (ctx.session.token() !== undefined && !user.login) ||
    (named.cart && !lists.cart) ||
    (named.wish && !lists.wishes) ||
    (user.login && waitingOrder === undefined)
  );
}

/** A product that no list has. */
const noProduct = 0;

function renderHoles(ctx: RequestContext, text: SerializedView<Personal>, personal: Personal) {
  const nonce = randomBytes(18).toString("base64url");
  const wished = personal.lists.wishes?.[0] ?? noProduct;
  const page = () => (
    <>
      <Hole name="menu">
        <AccountLink />
      </Hole>
      <Hole name="bar">
        <OwnLinks />
      </Hole>
      <Hole name="flash">{personal.flash && <FlashBox message={personal.flash} />}</Hole>
      <Hole name="waiting">
        <WaitingOrderNotice order={personal.waitingOrder} />
      </Hole>
      <CommentForm words={commentWords(ctx)} />
      <Hole name="heart.0">
        <WishButton product={noProduct} />
      </Hole>
      <Hole name="heart.1">
        <WishButton product={wished} />
      </Hole>
    </>
  );
  const rendered = renderToString(
    <I18nextProvider i18n={ctx.translator.i18n}>
      <ScriptNonce.Provider value={nonce}>
        <LitePictures.Provider value={ctx.lite}>
          <RemixServer context={entryContext(page, text, ctx)} url={ctx.settings.publicUrl} />
        </LitePictures.Provider>
      </ScriptNonce.Provider>
    </I18nextProvider>,
  );
  const { html, holes } = cutHoles([rendered], nonce);
  const contentOf = (name: HoleName) => {
    const place = holes.find((hole) => hole.name === name);
    if (!place) throw new Error(`The hole ${name} was not rendered.`);
    return html.toString("utf8", place.start, place.end);
  };
  return {
    contents: {
      menu: contentOf("menu"),
      bar: contentOf("bar"),
      flash: contentOf("flash"),
      waiting: contentOf("waiting"),
      comment: contentOf("comment"),
      script: `<script>${dataScript(text)}</script>`,
      data: dataElement(text),
    },
    scriptHash: hashSource(dataScript(text)),
    heart: { pressed: contentOf("heart.1"), open: contentOf("heart.0") },
  };
}

/** A page that Remix never routed to: a root with its data, and nothing below. */
function entryContext(
  page: () => ReactElement,
  personal: SerializedView<Personal>,
  { lang, lite }: RequestContext,
): EntryContext {
  const id = "root";
  const asset = { hasAction: false, hasClientAction: false, hasClientLoader: false };
  const route = { ...asset, id, path: "", hasLoader: true, hasErrorBoundary: false, module: "" };
  return {
    manifest: { entry: { imports: [], module: "" }, routes: { [id]: route }, url: "", version: "" },
    routeModules: { [id]: { default: page } },
    future: {} as EntryContext["future"],
    isSpaMode: false,
    serializeError: (error) => error,
    staticHandlerContext: {
      basename: "/",
      location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
      matches: [{ params: {}, pathname: "/", pathnameBase: "/", route: { id } }],
      loaderData: { [id]: { lang, lite, personal } },
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  };
}
