/**
 * Lighthouse as it looks at phones, on the pages that are read. It is asked for by npx and stands in no lock file: see
 * docs/dependencies.md.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { provideChromium } from "../tests/runner/chromium";
import { samplePages } from "./pages";

const version = "12.8.2";
const runs = 3;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export interface LighthouseRow {
  path: string;
  /** From 0 to 100; of the best run: what else a machine does only takes points away. */
  scores: Record<Category, number>;
  /** What took points from the three that don't depend on the machine. */
  lost: string[];
}

interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** Home, listing and a product, a post, the list of posts, the questions and a page of text, in both languages. */
export async function measureLighthouse(origin: string): Promise<LighthouseRow[]> {
  const rows: LighthouseRow[] = [];
  const pages = [...(await shopPages(origin)), ...(await readingPages(origin))];
  for (const path of pages) rows.push(await lookAt(origin, path));
  return rows;
}

async function shopPages(origin: string): Promise<string[]> {
  const { home, listing, product } = await samplePages(origin);
  return ["en", "fa"].flatMap((lang) =>
    [home, listing, product].map((path) => path.replace(/^\/fa/, `/${lang}`)),
  );
}

async function readingPages(origin: string): Promise<string[]> {
  const pages: string[] = [];
  for (const lang of ["en", "fa"]) {
    const list = await (await fetch(`${origin}/${lang}/blogs`)).text();
    const post = new RegExp(`href="(/${lang}/home/singleBlog/[^"?#]+)"`).exec(list)?.[1];
    if (!post) throw new Error("The journal shows no post");
    pages.push(post, `/${lang}/blogs`, `/${lang}/home/faqs`, `/${lang}/home/pages/about`);
  }
  return pages;
}

async function lookAt(origin: string, path: string): Promise<LighthouseRow> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await runOnce(origin + path));
  const performance = (report: Report) => report.categories.performance.score;
  const best = reports.toSorted((a, b) => performance(b) - performance(a))[0];
  if (!best) throw new Error("Nothing was measured");
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(best.categories[name].score * 100)]),
  ) as LighthouseRow["scores"];
  return { path, scores, lost: lostIn(best) };
}

/** A run whose trace the browser did not record ends with an error and no report; it is run again. */
async function runOnce(address: string, attempts = 3): Promise<Report> {
  try {
    return await runLighthouse(address);
  } catch (error) {
    if (attempts > 1 && String(error).includes("NO_NAVSTART"))
      return runOnce(address, attempts - 1);
    throw error;
  }
}

async function runLighthouse(address: string): Promise<Report> {
  const chrome = await provideChromium();
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${version}`,
      address,
      "--quiet",
      "--output=json",
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: chrome } },
  );
  return JSON.parse(stdout);
}

function lostIn({ categories: found, audits }: Report): string[] {
  return categories
    .filter((name) => name !== "performance")
    .flatMap((name) => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
