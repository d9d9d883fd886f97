/** The benchmark's figures as one text of tables. */
import { cpus, totalmem } from "node:os";
import type { Results } from "./run";
import type { Saturday } from "./saturday";
import type { Experience } from "./slow-phone";
import type { Taken } from "./uploads/watch-memory";

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
const kb = (bytes: number) => (bytes / 1024).toFixed(1);

export function writeReport(results: Results): string {
  return [machine(), ...sections(results)].join("\n");
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? "unknown";
  return `Taken on ${cpus().length} cores (${model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.\n`;
}

function* sections(results: Results): Iterable<string> {
  for (const [name, rows] of Object.entries(results.throughput)) {
    yield `\n### Requests, ${name}\n`;
    yield table(
      [
        "page",
        "uncached/s",
        "p99 ms",
        "CPU ms",
        "kept/s",
        "p99 ms",
        "CPU ms",
        "bare/s",
        "CPU ms",
        "kept : bare per CPU s",
      ],
      rows.map((row) => [
        row.kind,
        ms(row.uncached.perSecond),
        ms(row.uncached.p99),
        ms(row.uncached.cpuPerRequest),
        ms(row.kept.perSecond),
        ms(row.kept.p99),
        row.kept.cpuPerRequest.toFixed(3),
        ms(row.bare.perSecond),
        row.bare.cpuPerRequest.toFixed(3),
        row.cachedShare.toFixed(2),
      ]),
    );
  }
  if (results.shoppers.length > 0) {
    yield "\n### Shoppers with a login, a cart of three lines and a wish list (PostgreSQL, CPU ms of the shop and the database)\n";
    yield table(
      [
        "page",
        "visitor",
        "shopper, again",
        "of the visitor's",
        "shopper, first page",
        "rendered whole",
        "whole : again",
      ],
      results.shoppers.map(({ kind, visitor, again, first, whole }) => [
        kind,
        visitor.cpuPerRequest.toFixed(3),
        again.cpuPerRequest.toFixed(3),
        (again.cpuPerRequest / visitor.cpuPerRequest).toFixed(2),
        first.cpuPerRequest.toFixed(2),
        ms(whole.cpuPerRequest),
        ms(whole.cpuPerRequest / again.cpuPerRequest),
      ]),
    );
  }
  if (results.checkout.length > 0) {
    yield "\n### Checkout (PostgreSQL, 16 shoppers at once)\n";
    yield table(
      ["processes", "journeys", "per second", "median ms", "p99 ms", "CPU ms", "failures"],
      results.checkout.map((row) => [
        String(row.processes),
        String(row.journeys),
        row.perSecond.toFixed(1),
        ms(row.p50),
        ms(row.p99),
        ms(row.cpuPerJourney),
        String(row.failures),
      ]),
    );
  }
  if (results.orders.length > 0) {
    yield "\n### Orders at the last button (PostgreSQL, 16 shoppers at once)\n";
    yield table(
      [
        "of",
        "build",
        "per second, by rounds",
        "median ms",
        "p99 ms",
        "CPU ms, shop",
        "database",
        "failures",
        "product page p99 ms, quiet",
        "meanwhile",
        "refused",
      ],
      results.orders.map(({ kind, build, perSecond, p50, p99, cpuPerOrder, failures, pages }) => [
        kind,
        build,
        perSecond.map((rate) => rate.toFixed(0)).join(", "),
        ms(p50),
        ms(p99),
        ms(cpuPerOrder.shop),
        ms(cpuPerOrder.database),
        String(failures),
        ms(pages.quiet.p99),
        ms(pages.meanwhile.p99),
        `${pages.meanwhile.refused} of ${pages.meanwhile.count}`,
      ]),
    );
  }
  if (results.visits.length > 0) {
    yield "\n### A whole first visit (PostgreSQL, every request repeated, CPU ms of the shop and the database)\n";
    yield table(
      ["page", "way", "build", "requests", "KB", "CPU ms a visit, by rounds", "failures"],
      results.visits.map(({ kind, way, build, requests, kilobytes, cpuMs, failures }) => [
        kind,
        way,
        build,
        String(requests),
        kilobytes.toFixed(0),
        cpuMs.map(ms).join(", "),
        String(failures),
      ]),
    );
  }
  if (results.account.length > 0) {
    yield "\n### The cart, the account and a listing that is asked for the first time (PostgreSQL, CPU ms of the shop and the database)\n";
    yield table(
      ["build", "the cart's page", "the account's first page", "ratio", "a listing"],
      results.account.map(({ build, cart, dashboard, listing }) => [
        build,
        ms(cart),
        ms(dashboard),
        (dashboard / cart).toFixed(2),
        ms(listing),
      ]),
    );
  }
  if (results.crud.length > 0) {
    yield "\n### Lists of the CRUD table (PostgreSQL, ten rows and the total, median ms)\n";
    yield table(
      ["asked for", "1,000 rows", "1,000,000 rows", "ratio"],
      results.crud.map(({ asked, few, many }) => [
        asked,
        ms(few),
        ms(many),
        (many / few).toFixed(2),
      ]),
    );
  }
  if (results.search.length > 0) {
    yield "\n### What the search finds (embedded database, the demo's catalogue)\n";
    yield table(
      ["language", "queries", "how many", "nDCG@10", "empty", "median ms"],
      results.search.map(({ lang, kind, queries, score, empty, median }) => [
        lang,
        kind,
        String(queries),
        score.toFixed(3),
        String(empty),
        ms(median),
      ]),
    );
  }
  if (results.freshSearch.length > 0) {
    yield "\n### Searches that nobody has made before (PostgreSQL, each of both shops in turn, ms)\n";
    yield table(
      [
        "typed",
        "how many",
        "demo: median",
        "p95",
        "100,000 products: median",
        "p95",
        "ratio of p95",
      ],
      results.freshSearch.map(({ kind, queries, few, many }) => [
        kind,
        String(queries),
        ms(few.p50),
        ms(few.p95),
        ms(many.p50),
        ms(many.p95),
        (many.p95 / few.p95).toFixed(2),
      ]),
    );
  }
  if (results.lighthouse.length > 0) {
    yield "\n### Lighthouse, as on a phone (embedded database)\n";
    yield table(
      ["page", "performance", "accessibility", "best practices", "SEO", "points lost by"],
      results.lighthouse.map(({ path, scores, lost }) => [
        decodeURIComponent(path),
        ...Object.values(scores).map(String),
        lost.join(", ") || "–",
      ]),
    );
  }
  if (results.sitemap) {
    const { addresses, cpu, files, largestMb, memoryMb, products, seconds } = results.sitemap;
    yield "\n### The whole sitemap, read file by file (PostgreSQL)\n";
    yield table(
      [
        "products",
        "addresses",
        "files",
        "seconds",
        "CPU seconds of the shop",
        "largest file, MB",
        "memory, MB",
        "its peak, MB",
      ],
      [
        [
          products.toLocaleString("en"),
          addresses.toLocaleString("en"),
          String(files),
          seconds.toFixed(0),
          cpu.toFixed(0),
          largestMb.toFixed(1),
          memoryMb.before.toFixed(0),
          memoryMb.peak.toFixed(0),
        ],
      ],
    );
  }
  if (results.tickets.length > 0) {
    yield "\n### Tickets of one shopper, and of the desk (PostgreSQL, a page, how many, how many unread, median ms)\n";
    yield table(
      ["asked for", "100 tickets", "100,000 tickets", "ratio"],
      results.tickets.map(({ asked, few, many }) => [
        asked,
        ms(few),
        ms(many),
        (many / few).toFixed(2),
      ]),
    );
  }
  if (results.sales.length > 0) {
    yield "\n### Views while something moves each second (PostgreSQL, 40 a second, Zipf over both languages)\n";
    yield table(
      ["what moves", "views", "CPU ms a view", "median ms", "p99 ms"],
      results.sales.map(({ moves, views, cpuMs, median, p99 }) => [
        moves,
        String(views),
        cpuMs.toFixed(2),
        ms(median),
        ms(p99),
      ]),
    );
  }
  if (results.editing.length > 0) {
    yield "\n### An edit in development, from saving to the painted page (ms; the goal is 1,000)\n";
    yield table(
      ["what is edited", "median", "worst", "the page stays"],
      results.editing.map(({ kind, file, median, worst, isSamePage }) => [
        `${kind}, ${file}`,
        ms(median),
        ms(worst),
        isSamePage ? "yes" : "no, it is loaded anew",
      ]),
    );
  }
  if (results.saturday) yield* saturday(results.saturday);
  if (results.typing.length > 0) {
    yield "\n### Typing (CPU 6×, from key to paint, ms)\n";
    yield table(
      ["page", "controls", "keys", "median", "worst", "at"],
      results.typing.map(({ page, controls, keys, median, worst, at }) => [
        page,
        String(controls),
        String(keys),
        ms(median),
        ms(worst),
        at,
      ]),
    );
  }
  if (results.presses.length > 0) {
    yield "\n### Presses on a product's page that has started (400 kbit/s, 400 ms, CPU 6×; from press to paint, ms; the goal is 200)\n";
    yield table(
      ["language", "what is pressed", "presses", "median", "worst"],
      results.presses.map(({ lang, what, presses, median, worst }) => [
        lang,
        what,
        String(presses),
        ms(median),
        ms(worst),
      ]),
    );
  }
  if (results.uploads.length > 0) {
    const each = (of: (taken: Taken) => number, rounds: readonly Taken[]) =>
      rounds.map((taken) => ms(of(taken))).join(", ");
    yield "\n### Uploads, resident MB (embedded database, shop and encoder together)\n";
    yield table(
      ["sent", "bodies", "answers", "peak, by rounds", "of that the encoder", "after, by rounds"],
      results.uploads.map(({ sent, bodies, answers, rounds }) => [
        sent,
        String(bodies),
        answers,
        each(({ peak }) => peak, rounds),
        each(({ encoder }) => encoder, rounds),
        each(({ after }) => after, rounds),
      ]),
    );
  }
  if (results.overload.length > 0) {
    const counts = (of: Record<string, number>) =>
      Object.entries(of)
        .map(([status, count]) => `${count} × ${status}`)
        .join(", ");
    yield "\n### 500 distinct pages at once (embedded database), ms\n";
    yield table(
      [
        "from addresses",
        "answers",
        "over s",
        "longest turn, CPU ms",
        "who else asks",
        "answers",
        "median",
        "worst",
      ],
      results.overload.flatMap(({ addresses, flood, seconds, longestTurn, healthz, kept, other }) =>
        Object.entries({
          "/healthz": healthz,
          "a kept page": kept,
          "pages of their own": other,
        }).map(([name, { answers, median, worst }]) => [
          String(addresses),
          counts(flood),
          seconds.toFixed(1),
          ms(longestTurn),
          name,
          counts(answers),
          ms(median),
          ms(worst),
        ]),
      ),
    );
  }
  yield "\n### Memory, MB\n";
  yield table(
    ["shop", "at rest", "after the run", "peak"],
    Object.entries(results.memory).map(([name, use]) => [
      name,
      ms(use.rest),
      ms(use.after),
      ms(use.peak),
    ]),
  );
  if (results.scale) {
    const { few, many } = results.scale;
    yield "\n### Catalogue size (PostgreSQL, one request at a time, median ms)\n";
    yield table(
      ["asked for", "demo", "100,000 products", "ratio"],
      (["light", "search", "heavy"] as const).map((kind) => [
        { light: "first page, at most one filter", search: "search", heavy: "any other listing" }[
          kind
        ],
        ms(few[kind].p50),
        ms(many[kind].p50),
        (many[kind].p50 / few[kind].p50).toFixed(2),
      ]),
    );
    yield `\n1,000 uncached listings, web and database: ${ms(few.cpuPerThousand)} CPU s (demo), ${ms(many.cpuPerThousand)} CPU s (100,000).`;
  }
  if (results.turns.length > 0) {
    yield "\n### Longest turn with 100,000 products (PostgreSQL, one request at a time, ms of CPU)\n";
    yield table(
      ["asked for", "requests", "median", "worst"],
      results.turns.map(({ asked, requests, median, worst }) => [
        asked,
        String(requests),
        ms(median),
        ms(worst),
      ]),
    );
  }
  for (const [mode, pages] of Object.entries(results.bytes)) {
    yield `\n### First visit, ${mode}, KB transferred at 360 px\n`;
    yield table(
      ["page", "HTML", "CSS", "JS", "fonts", "pictures", "other", "all"],
      Object.entries(pages).map(([kind, bytes]) => [
        kind,
        ...(["html", "css", "js", "fonts", "pictures", "other", "all"] as const).map((part) =>
          kb(bytes[part]),
        ),
      ]),
    );
  }
  yield "\n### Slow phone (400 kbit/s, 400 ms, CPU 6×)\n";
  yield "The line brings an answer packet by packet:\n";
  yield experiences(results.phone.paced);
  yield "\nThe browser's own emulation, which brings all of an answer at its end:\n";
  yield experiences(results.phone.emulated);
  yield "\n### Installed, without a network: the home page at a second visit (CPU 6×)\n";
  yield experiences(results.installed);
}

function experiences(seen: Record<string, Experience>): string {
  return table(
    ["page", "FCP ms", "LCP ms", "blocking ms", "shift"],
    Object.entries(seen).map(([name, { fcp, lcp, blocking, shift }]) => [
      name,
      ms(fcp),
      ms(lcp),
      ms(blocking),
      shift.toFixed(3),
    ]),
  );
}

function* saturday({ plan, ...taken }: Saturday): Iterable<string> {
  const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
  const count = (n: number) => n.toLocaleString("en");
  yield `\n### A Saturday (PostgreSQL, ${plan.perSecond} views a second, Zipf over ${count(taken.pages)} pages, a sale each second, PAGE_CACHE_MB=${plan.memoryMb}, the first ${count(plan.warm)} asked for before)\n`;
  yield table(
    [
      "views",
      "page from memory",
      "all of it",
      "page asked for before",
      "of these from memory",
      "all of it",
      "of carts' from memory",
      "all of it",
      "refused",
    ],
    [
      [
        count(taken.views),
        percent(taken.hits.all),
        percent(taken.atOnce.all),
        percent(taken.askedBefore),
        percent(taken.hits.askedBefore),
        percent(taken.atOnce.askedBefore),
        percent(taken.hits.carts),
        percent(taken.atOnce.carts),
        String(taken.refused),
      ],
    ],
  );
  yield "";
  yield table(
    ["views of", "how many", "median ms", "p99 ms"],
    taken.classes.map(({ name, views, median, p99 }) => [name, count(views), ms(median), ms(p99)]),
  );
  yield "";
  yield table(
    [
      "CPU ms a view",
      "of the database",
      "longest turn, CPU ms",
      "shop's MB, before",
      "after",
      "a sale is seen after ms, median",
      "worst",
      "not seen",
    ],
    [
      [
        taken.cpuMs.shop.toFixed(2),
        taken.cpuMs.database.toFixed(2),
        ms(taken.longestTurn),
        ms(taken.shopMb.before),
        ms(taken.shopMb.after),
        ms(taken.sales.median),
        ms(taken.sales.worst),
        `${taken.sales.unseen} of ${taken.sales.seen + taken.sales.unseen}`,
      ],
    ],
  );
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
