/** A private word that the code had, and the field's word that it has now (docs/glossary.md). */
export interface RefusedWord {
  /** Whole words, as a regular expression's alternatives. */
  word: string;
  say: string;
  /** Folders in which the word means something else, or may stand. */
  except?: RegExp;
}

/** What no source says any more; names on the wire, in addresses, the database and storage keep their spelling. */
export const refusedWords: readonly RefusedWord[] = [
  { word: "openShop|openedShop|testShop", say: "getContext, openedContext, testContext" },
  {
    word: "openPage|openAccount|openLab|openGuarded",
    say: "requireLocale, requireUser, requireLab, requirePost",
    except: /\.test\.tsx?$/,
  },
  {
    word: "openDoor|publicDoor|fakeDoor|Door|DoorSession",
    say: "ApiClient, createApiClient, anonymousClient",
  },
  { word: "judge[A-Z]\\w*|Verdict|verdict\\w*", say: "validate…, …Result, …Outcome" },
  { word: "usual[A-Z]\\w*|\\w+AtMost(Ms)?|atMost", say: "default…, max…" },
  { word: "audience", say: "cacheControl", except: /^backend\/db\/seed\// },
  {
    word: "trueAddress|requireTrueAddress|settleNumber|settleChange|settleCaller",
    say: "canonicalRedirect, redirectToCanonical, resolve…",
  },
  {
    word: "getWaysToPay|OrderWay|ChooseWay|NoWay|WaysOn",
    say: "getPaymentOptions, OrderTimeline, ChooseMethod, NoOptions",
  },
  {
    word: "TextFile|keepTextFile|areaOfAddress|ServedTexts",
    say: "MessageBundle, namespaceOfAddress",
  },
  {
    word: "ownCart|ownCheckout|OwnInline|ownAddress|ownUrl",
    say: "currentCart, currentCheckout, InlineContents, listenAddress, selfUrl",
  },
  { word: "keepProgress|keepGuest|keepItem", say: "saveProgress, setGuest, saveItem" },
  {
    word: "standStill|goOn|Doomed|Girih|Unplaced",
    say: "explainRefusal, payOrNotify, RowsToDelete, Ornament, PlaceOrderErrors",
  },
  { word: "const test = provide\\w+", say: "const backend = provide…" },
  {
    word: "CallError|CallEnv|CrudCalls|crudCalls",
    say: "ApiError, AppEnv, CrudRoutes, CrudClient",
  },
  {
    word: "keepPages|KeptPages|keptPages|KeptPage",
    say: "createPageCache, PageCache, CachedPages",
  },
  {
    word: "keepForAll|keepLastGood|keptCaches|KeptFiles",
    say: "cacheForAll, cacheLastGood, workerCaches",
  },
  {
    word: "keptAddressOf|KeptAddress|answerKept|isKept",
    say: "cacheAddressOf, serveCached, isCached",
  },
  {
    word: "keepPassword|keepCoupon|keepUpload|keepFile",
    say: "savePassword, saveCoupon, saveUpload",
  },
  {
    word: "slotOf|slotsInPlace|standsInPlace|believedMs",
    say: "docIdOf, categoryMembers, isMember",
  },
  { word: "genusById|genusBySlug|genusId|genusKey|Genus", say: "department (the wire keeps gen)" },
  {
    word: "enterByProof|visitOf|needTarget|countTry|forgive",
    say: "signIn, requestInfoOf, consumeAttempt",
    except: /^backend\/db\/seed\//,
  },
  { word: "tidyLogins|clearOut\\w*|forgetMessages|keptMs", say: "purgeExpired…, retentionMs" },
  { word: "playLog|playCoupons|freshOps|FindingsByOp", say: "applyOperations, newOperationsOf" },
  { word: "unite\\w*|Uniting|uniter", say: "merge…" },
  { word: "SendCall|WireCall|WireAnswer|openWire", say: "HttpClient, HttpRequest, HttpResponse" },
  {
    word: "clearTheWay|reachGateway|askGateway",
    say: "resolveOpenAttempt, initiatePayment, queryPayment",
  },
  { word: "noteExchange|NewCharge|StartedCharge|chargeOf", say: "logGatewayCall, PaymentAttempt" },
  {
    word: "moveOrder|moveFound|tellShopper|tellOwner",
    say: "transitionOrder, notifyShopper, notifyOwner",
  },
  {
    word: "createFront|openFront|answerBare|boundBody",
    say: "createHttpHandler, sendPlainResponse, limitBody",
  },
  {
    word: "tendWhenIdle|patienceMs|standsForMs|nearness",
    say: "maintainWhenIdle, timeoutMs, autoplayMs",
  },
  {
    word: "KindName|kindNames|surveySources|Ledger",
    say: "EntityTypeName, runValidationPass, ChangeReport",
    except: /^(tests|backend\/features\/cart)\//,
  },
  { word: "mishapOf|Mishap", say: "faultOf, Fault" },
  { word: "checkAddress|checkCoupon|checkCode|checkSession", say: "validate…" },
  {
    word: "findShopper|PlaceOrder|placeOrderShape",
    say: "findRequester, PlaceOrderInput",
    except: /^backend\/contract\//,
  },
  {
    word: "answerError|answerJson|answerBusy|busyAnswer",
    say: "respondWithError, encodeJson, respondBusy",
  },
  { word: "settleDraft|settleCheckout|ownPath|refuseCart", say: "resolve…, localPath, cartError" },
  { word: "countNewcomer|newcomersPerAddress", say: "countGuest, guestsPerAddress" },
  {
    word: "(Field|FormField|Number|Json|Tested|Related|RemoteSelect|Search|Infinite)Words",
    say: "useTranslation in the component; …Labels of what differs from place to place",
  },
  {
    word: "(File|FileList|ChosenFiles|Crop|Avatar|Crud)Words",
    say: "useTranslation in the component",
  },
  { word: "use[A-Z]\\w*Words", say: "useTranslation in the component" },
];

/** What no file and no folder is called any more. */
export const refusedNames =
  /\/(kept-(pages|calls|files|caches|address)|keep-(password|coupon|upload|file)|slots-in-place|need-target|tidy-logins|clear-out-\w+|forget-messages|play-(log|coupons)|name-findings|unite[\w-]*|clear-the-way|(reach|ask)-gateway|note-exchange|move-(order|found)|tell-\w+|front|bare-answer|body-bound|tending|press|mishaps|judge-(address|coupon|code|session))\./;
