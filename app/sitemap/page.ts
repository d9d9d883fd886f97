import type { StaffAccess } from "#backend/contract/permissions";

/** Whom a page is for. Whoever says nothing gets a page that needs a login. */
type Access =
  | { access?: never; cache?: never }
  | {
      /** A page of the back-office: not found for whoever has no staff login (decisions 27). */
      access: "staff";
      cache?: never;
      /** Whom of the staff it is for; all whose second factor is proven by default. */
      permission?: StaffAccess;
    }
  | {
      access: "public";
      /**
       * What of its query a page may depend on, where it is the same for everyone and so may be kept whole in memory
       * (decisions 21): names, and beginnings of names with `*` behind them. `false`: rendered anew each time.
       */
      cache: readonly string[] | false;
    };

/** All that the shop knows of a page by its address. */
export type Page = Access & {
  /** Of the address, without its language: `:name` is a part that varies, `:name?` one that may be missing. */
  path: string;
  /** Its module in app/routes/, or in dev/, whose pages no shop sells with. */
  screen: string;
  /** Where it answers: under a language (`/fa/carts`, the default), without one (`/user`), or both ways. */
  at?: "bare" | "both";
  /** It is what its layout, or a whole language, shows first: Remix's index route. */
  index?: true;
  layout?: LayoutName;
  /** The texts that it needs in the browser; by default all of the shop, neither the staff's nor the laboratory's. */
  texts?: "core" | "lab" | "staff";
  /** What is posted to it: by default a form without files. */
  body?: "pictures" | "many-pictures" | "file";
  /** Who was never here gets it in another form, with its styles inside (docs/decisions/0218). */
  firstVisit?: true;
  /** Its form begins or ends a session: what browsers keep for the reader before goes. */
  session?: true;
  /** Whoever has opened it may read it again without a network: it lies sealed on their device (decision 160). */
  shelf?: true;
  /** It is named in /sitemap.xml as it stands. */
  listed?: true;
  /** The service worker leaves it to the network. */
  worker?: "off";
  /** It answers also where a page under a language would be the better match: all below /api is the backend's. */
  wins?: true;
};

/** What pages stand in: one frame around several. Those without a path add nothing to the address. */
export interface Layout {
  path?: string;
  screen: string;
  layout?: LayoutName;
  /** Its own loader and action are for everybody; by default they need a login, too. */
  access?: "public" | "staff";
}

export const layouts: Readonly<Record<LayoutName, Layout>> = {
  account: { screen: "account/guard.tsx" },
  profile: { screen: "account/profile-wrapper.tsx", layout: "account" },
  staff: { path: "staff", screen: "staff/layout.tsx", access: "staff" },
  checkout: { path: "checkout", screen: "shop/checkout/layout.tsx" },
  lab: { path: "__lab", screen: "dev/laboratory/routes/layout.tsx", access: "public" },
};

export type LayoutName = "account" | "profile" | "checkout" | "staff" | "lab";
