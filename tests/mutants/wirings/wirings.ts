/**
 * The lines that tie parts together, each with the tests that must turn red without it. A part may be proven
 * to its last branch and yet hang on nothing: such a line is what these tests are for.
 */
export interface Wiring {
  /** What is lost without it. */
  name: string;
  file: string;
  /** Stands exactly once in the file. */
  text: string;
  instead: string;
  /** Test files, of which one test at least must fail. */
  tests: readonly string[];
  /** Told on PostgreSQL alone: by what happens at the same moment, or by its own clock. */
  needsServer?: boolean;
  /** What the title of the browser test has in it that must fail; only where no unit test can. */
  title?: string;
}

type Change = readonly [text: string, instead: string];

const takeOut = (text: string): Change => [text, ""];
/** A guard that lets everything pass. */
const neverAsk = (condition: string): Change => [`if (${condition})`, "if (false)"];
const number = (name: string, value: string, other: string): Change => [
  `${name} = ${value}`,
  `${name} = ${other}`,
];

function wiring(name: string, file: string, change: Change, ...tests: string[]): Wiring {
  const [text, instead] = change;
  return { name, file, text, instead, tests };
}

const openToAll = 'await (await import("~/request/context.server")).getContext(args)';
const guard: Change = ["await requireUser(args)", openToAll];
const session = "app/request/api-session.server.ts";
const sessionTest = "app/request/api-session.security.test.ts";
const cookiesTest = "app/request/carry-cookies.security.test.ts";
const mirrorsTest = "app/client/storage/session-sync.test.ts";
const toasterTest = "app/client/toast/toaster.test.ts";
const checksTest = "app/client/pwa/checks.test.ts";
const accountTest = "app/routes/account/needs-login.security.test.ts";
const shopTest = "app/routes/shop/needs-login.security.test.ts";
const checkout = "app/routes/shop/checkout";
const orders = "backend/features/orders";
const placing = `${orders}/placing/place-order`;
const payments = "backend/features/payments";

const onServer = (...args: Parameters<typeof wiring>): Wiring => ({
  ...wiring(...args),
  needsServer: true,
});

function inBrowser(
  name: string,
  file: string,
  change: Change,
  [test, title]: readonly [string, string],
): Wiring {
  return { ...wiring(name, file, change, test), title };
}

export const wirings: readonly Wiring[] = [
  // Sessions and cookies
  wiring("a renewed token's cookie", session, takeOut('keep("session", fresh);'), sessionTest),
  wiring(
    "the end of a session's cookie",
    session,
    takeOut('keep("session", undefined);'),
    sessionTest,
  ),
  wiring("a visitor's cart cookie", session, takeOut("keep(kind, token);"), sessionTest),
  wiring(
    "cookies on pages",
    "app/entry.server.tsx",
    takeOut("addRequestCookies(headers, ctx, status);"),
    cookiesTest,
  ),
  wiring(
    "cookies on pages' data",
    "app/entry.server.tsx",
    takeOut("addRequestCookies(response.headers, ctx, response.status);"),
    cookiesTest,
  ),
  wiring(
    "cookies on thrown answers",
    "app/request/carry-cookies.server.ts",
    ["thrown instanceof Response ? await withCookies(thrown, args) : thrown", "thrown"],
    cookiesTest,
  ),
  wiring(
    "the session's end at logout",
    "app/request/end-session.server.ts",
    takeOut("ctx.session.ended();"),
    "app/routes/login/logout/logout.error.test.ts",
  ),
  wiring(
    "the backend's end of a login at logout",
    "backend/features/auth/sessions/session-routes.ts",
    takeOut('await endLoginOf(database, tokenOf(c.req.header("Authorization")), clock.now());'),
    "backend/features/auth/login/login.happy.test.ts",
  ),
  wiring(
    "the end of a stolen token's whole family",
    "backend/features/auth/sessions/find-session.ts",
    takeOut("await database.transaction((q) => revokeSessions(q, user.id, family, now));"),
    "backend/features/auth/sessions/sessions.security.test.ts",
  ),
  wiring(
    "the renewal's retry",
    "app/api/client/api-client.server.ts",
    ["return call(wanted, true);", ""],
    "app/api/client/api-client.happy.test.ts",
  ),

  // Guards
  wiring(
    "the login that account pages need",
    "app/request/require-user.server.ts",
    ["if (user.login) return", "if (true) return"],
    "app/request/require-user.happy.test.ts",
  ),
  wiring(
    "forgery check of forms",
    "app/request/action.server.ts",
    neverAsk("isForeignRequest(args.request, ctx.settings.publicUrl)"),
    "app/request/action.security.test.ts",
  ),
  wiring(
    "forgery check of every request",
    "server/http-handler.ts",
    ["isOwnOrigin(req, publicUrl) ? undefined : 403", "undefined"],
    "server/http-handler.security.test.ts",
  ),
  wiring(
    "the bound of a form's body",
    "app/request/action.server.ts",
    neverAsk("isTooLarge(args.request)"),
    "app/request/action.security.test.ts",
  ),
  wiring(
    "the bound of every body",
    "server/http-handler.ts",
    neverAsk("hasBody && !limitBody(req, res, maxBodyBytes(req.url), maxBodyMs(req.url))"),
    "server/http-handler.security.test.ts",
    "server/body-limit.security.test.ts",
  ),
  wiring(
    "the bound of a call's body",
    "backend/http/app.ts",
    ["next() : limitBody(c, next)", "next() : next()"],
    "backend/http/bodies.security.test.ts",
  ),
  wiring(
    "the turn of a call that changes something",
    "backend/http/app.ts",
    takeOut("if (!isRead) await nextTurn();"),
    "backend/turns.happy.test.ts",
  ),
  wiring(
    "the turn of what a change's connection answers",
    "backend/db/database.ts",
    ["inTurn(work(writing))", "work(writing)"],
    "backend/turns.happy.test.ts",
  ),
  wiring(
    "the end of watching promises, with the last transaction",
    "backend/db/scope.ts",
    takeOut("if (running === 0) storage.disable();"),
    "backend/db/scope.happy.test.ts",
  ),
  wiring(
    "the laboratory's lock",
    "dev/laboratory/routes/require-lab.server.ts",
    neverAsk("!ctx.settings.lab"),
    "dev/laboratory/routes/require-lab.security.test.ts",
  ),
  wiring(
    "the count of tries to log in",
    "backend/features/auth/challenges/use-challenge.ts",
    ['if (waitMs > 0) throw refusal("login.throttled", waitMs);', ""],
    "backend/features/auth/challenges/throttle.security.test.ts",
  ),
  wiring(
    "the permission that staff calls need",
    "backend/features/auth/sessions/require-login.ts",
    neverAsk("!isOpen || !(isAnyones || isPermitted(rights.permissions, access))"),
    `${orders}/staff/staff.happy.test.ts`,
    `${orders}/orders.security.test.ts`,
  ),

  wiring("the guard around the account", "app/routes/account/guard.tsx", guard, accountTest),
  wiring(
    "the guard of the settings' forms",
    "app/routes/account/user-settings/action.server.ts",
    guard,
    accountTest,
  ),
  wiring(
    "the guard of an order's forms",
    "app/routes/account/order/action.server.ts",
    guard,
    accountTest,
  ),
  wiring(
    "the guard of the wish list's forms",
    "app/routes/account/wish-list/action.server.ts",
    guard,
    accountTest,
  ),
  wiring(
    "the guard of the cart's forms",
    "app/routes/shop/carts/action.server.ts",
    guard,
    shopTest,
  ),
  wiring("the guard of the checkout", `${checkout}/open-checkout.server.ts`, guard, shopTest),
  ...["address", "shipping", "payment", "review"].map((step) =>
    wiring(
      `the guard of the form of ${step}`,
      `${checkout}/${step}/action.server.ts`,
      guard,
      shopTest,
    ),
  ),

  // Orders and money
  wiring(
    "an order's owner",
    `${orders}/reading/find-own-order.ts`,
    takeOut(", eq(orders.userId, userId)"),
    `${orders}/orders.security.test.ts`,
  ),
  wiring(
    "the price that the shopper agreed to",
    `${orders}/placing/draft-order.ts`,
    takeOut("requireSame(placing.payable, totals.payable);"),
    `${placing}.error.test.ts`,
  ),
  wiring(
    "a placing's idempotency key",
    `${orders}/placing/draft-order.ts`,
    takeOut("if (known) return { known };"),
    `${placing}.happy.test.ts`,
    `${payments}/start-once.race.test.ts`,
  ),
  wiring(
    "a cart is ordered as it was read",
    `${orders}/placing/order-statement.ts`,
    ["carts.revision} = ", "carts.revision} >= 0 * "],
    "backend/features/cart/order-cart.happy.test.ts",
  ),
  wiring(
    "a bank's second try goes by a connection of its own",
    `${payments}/gateways/http-client.ts`,
    ["return sendOnce(call, line);", "return sendOnce(call, { ...line, agents });"],
    `${payments}/gateways/http-client.error.test.ts`,
  ),
  wiring(
    "a mail that was sent is not claimed by who marks it",
    "backend/features/messages/claim-message.ts",
    ["id} is distinct from ", "id}::text is distinct from 'of none ' || "],
    "backend/features/messages/messenger.test.ts",
  ),
  wiring(
    "a cart change's idempotency key",
    "backend/features/cart/change-cart.ts",
    takeOut("!known.has(op.op_id) && "),
    "backend/features/cart/cart.happy.test.ts",
    "backend/features/cart/cart.security.test.ts",
  ),
  wiring(
    "no more pieces than there are",
    `${orders}/stock/change-stock.ts`,
    ["reserved - stock}", "reserved - stock - 1_000_000}"],
    `${orders}/stock/change-stock.error.test.ts`,
  ),
  onServer(
    "an order's lock",
    `${orders}/states/lock-order.ts`,
    takeOut('.for("update")'),
    `${payments}/start-once.race.test.ts`,
  ),
  onServer(
    "a coupon's lock",
    "backend/features/cart/coupons/take-coupon.ts",
    takeOut('.for("update")'),
    "backend/features/cart/coupons/take-coupon.race.test.ts",
  ),
  wiring(
    "a payment is decided once",
    `${payments}/settle-payment.ts`,
    takeOut("if (!isUndecided(payment)) return payment;"),
    `${payments}/settle-payment.error.test.ts`,
  ),
  wiring(
    "a webhook's signature",
    `${payments}/handle-webhook.ts`,
    takeOut('if (!event) throw new ApiError("error.bad_request");'),
    `${payments}/handle-webhook.error.test.ts`,
    `${payments}/webhook-checks.error.test.ts`,
    `${payments}/payments.security.test.ts`,
  ),

  onServer(
    "the database's clock",
    "server/open-backend.ts",
    takeOut("...(clock && { clock }),"),
    "server/open-backend.happy.test.ts",
  ),
  wiring(
    "whom the owner has mails come from",
    "backend/features/messages/messenger.ts",
    ["from, ...renderMail", "...renderMail"],
    "backend/features/messages/messenger.test.ts",
  ),

  // What others may read
  wiring(
    "orders are told to nobody who is suspended",
    "backend/features/staff/permitted-staff.ts",
    takeOut("isNull(staffMembers.suspendedAt),"),
    `${orders}/notifications/read-owners.happy.test.ts`,
  ),
  wiring(
    "what was seen goes with the session",
    "app/client/storage/session-sync.ts",
    ["intended, seen]) writeChanged", "intended]) writeChanged"],
    mirrorsTest,
  ),
  wiring(
    "redaction of the log",
    "server/log.ts",
    ["args.map((said) => redactEntry(said))", "args"],
    "server/log.security.test.ts",
  ),
  wiring(
    "personal pages are marked",
    "app/request/page-headers.server.ts",
    takeOut('if (isPersonal) headers.set("X-Personal", "1");'),
    "app/request/page-headers.security.test.ts",
  ),
  wiring(
    "the worker leaves personal pages alone",
    "app/client/pwa/worker/may-keep.ts",
    takeOut("!isPersonal(response) &&"),
    "app/client/pwa/worker/may-keep.security.test.ts",
  ),
  wiring(
    "the page's policy",
    "app/request/page-headers.server.ts",
    takeOut(
      'headers.set("Content-Security-Policy", contentSecurityPolicy(own, formOrigins(ctx)));',
    ),
    "app/entry.server.security.test.tsx",
  ),
  wiring(
    "colours that can be read",
    "backend/features/import-export/import/fields.ts",
    ["return unreadable ?", "return false ?"],
    "backend/features/import-export/import/import-shop.security.test.ts",
  ),
  wiring(
    "the installed shop's ground",
    "app/routes/resources/manifest.ts",
    ["background_color: paperColor(look.colors)", 'background_color: "#fff"'],
    "tests/contract/owner-colours.happy.test.ts",
  ),
  wiring(
    "the site's own head",
    "app/root.tsx",
    takeOut("{data && <SiteHead {...data.site} />}"),
    "app/root.test.tsx",
  ),

  // What only a browser runs
  wiring(
    "the intended path's mirror",
    "app/client/storage/session-sync.ts",
    takeOut("if (intended !== undefined) writeChanged(store, storageKeys.intended, intended);"),
    mirrorsTest,
  ),
  wiring(
    "the first check for a new worker",
    "app/client/pwa/checks.ts",
    number("firstCheckMs", "1000", "10_000"),
    checksTest,
  ),
  wiring(
    "the next checks for a new worker",
    "app/client/pwa/checks.ts",
    number("nextChecksMs", "86_400_000", "864_000_000"),
    checksTest,
  ),
  wiring(
    "how long a toast stays",
    "app/client/toast/toaster.ts",
    number("toastDurationMs", "3000", "30_000"),
    toasterTest,
  ),
  wiring(
    "the pause between two toasts",
    "app/client/toast/toaster.ts",
    number("toastSwapMs", "300", "3000"),
    toasterTest,
  ),

  wiring(
    "how often a time ago is told anew",
    "app/ui/time-ago/use-elapsed.enhanced.ts",
    ["createTicker(5000)", "createTicker(50_000)"],
    "app/ui/time-ago/use-elapsed.test.ts",
  ),
  wiring(
    "how often a countdown counts",
    "app/ui/countdown/use-countdown.enhanced.ts",
    ["createTicker(1000)", "createTicker(10_000)"],
    "app/ui/countdown/countdown.test.tsx",
  ),
  inBrowser(
    "how long a slide stands",
    "app/ui/slider/use-slider.enhanced.ts",
    number("autoplayMs", "5000", "50_000"),
    ["tests/e2e/with-script/lab/slider.spec.ts", "R-SLIDE-02[autoplay]"],
  ),
  inBrowser(
    "how often a live list asks",
    "app/ui/infinite-list/use-live-items.enhanced.ts",
    number("liveEveryMs", "10_000", "100_000"),
    ["tests/e2e/with-script/lab/infinite.spec.ts", "R-INF-05[ten-seconds"],
  ),
  inBrowser(
    "the site defaults' mirror",
    "app/client/storage/use-storage-sync.ts",
    takeOut("void syncSiteDefault(localStore, data);"),
    ["tests/e2e/with-script/mirrors.spec.ts", "local storage keeps the site's defaults"],
  ),
  inBrowser(
    "the language's mirror",
    "app/client/storage/use-storage-sync.ts",
    ["return syncLanguage(localStore, data.lang);", "return;"],
    ["tests/e2e/with-script/mirrors.spec.ts", "local storage mirrors fa"],
  ),
  inBrowser(
    "the intended path's mirror is written",
    "app/client/storage/use-storage-sync.ts",
    takeOut("syncIntended(localStore, data.intended);"),
    ["tests/e2e/with-script/session.spec.ts", "R-AUTH-08[stored]"],
  ),
  inBrowser(
    "the way back that waits for who reads",
    "app/client/offline/use-return.ts",
    takeOut("await whenLoaded(session);"),
    ["tests/e2e/with-script/offline-page.spec.ts", "R-AUTH-06[offline-page]"],
  ),
  inBrowser(
    "the checks for a new worker",
    "app/client/pwa/checks.ts",
    takeOut("return scheduleChecks(() => void workers.getRegistration().then(checkForUpdate));"),
    ["tests/e2e/with-script/update.spec.ts", "asks for the worker after a second"],
  ),
  inBrowser(
    "errors of parts that can't be loaded",
    "app/client/boot/client-runtime.tsx",
    takeOut("useEffect(() => raisePreloadErrors(window, sessionStore), []);"),
    ["tests/e2e/with-script/preload-error.spec.ts", "a part that can't be loaded is told"],
  ),
  inBrowser(
    "the gatherer of keys without a text",
    "app/client/boot/client-runtime.tsx",
    takeOut("if (about.autoTranslate) missingKeys.start(registerKey(about.package));"),
    ["tests/e2e/with-script/missing-keys.spec.ts", "a key without a text stands in the page"],
  ),
];
