import {
  addressesPath,
  fullStepPath,
  infoPath,
  linksPath,
  ordersPath,
  profilePath,
  pushPath,
  reviewsPath,
  settingsPath,
  ticketsPath,
  userPath,
  wishListPath,
} from "~/sitemap/account-paths";

/** The parts of the account in the order of its navigation; each is named by `account.nav.…`. */
export const accountSections = [
  { name: "user", to: userPath },
  { name: "orders", to: ordersPath, also: [reviewsPath] },
  { name: "wish-list", to: wishListPath },
  { name: "tickets", to: ticketsPath },
  { name: "info", to: infoPath, also: [fullStepPath] },
  { name: "addresses", to: addressesPath },
  { name: "links", to: linksPath },
  { name: "user-settings", to: settingsPath, also: [profilePath, pushPath] },
] as const satisfies readonly AccountSection[];

export interface AccountSection {
  name: string;
  to: string;
  /** Other addresses that belong to it. */
  also?: readonly string[];
}

/** The part that an address belongs to: the overview, where it is none of the others'. */
export function sectionOf(pathname: string): (typeof accountSections)[number] {
  const [overview, ...others] = accountSections;
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return (
    others.find((section: AccountSection) => [section.to, ...(section.also ?? [])].some(isIn)) ??
    overview
  );
}
