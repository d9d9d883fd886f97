import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { demoDepartments } from "../../backend/db/seed/demo/departments";
import { demoTagNames } from "../../backend/db/seed/demo/post-tags";
import type { Both } from "../../backend/db/seed/demo/shape";
import { projectFolder } from "../runner/command";

const folder = join(projectFolder, "backend/db/seed/demo/content");
const languages = ["en", "fa"] as const;

const readText = (name: string) => readFileSync(join(folder, name), "utf8");
const readList = <T>(name: string) => JSON.parse(readText(`${name}.json`)) as T[];
const readBoth = (name: string): Both => ({
  en: readText(`${name}.en.md`),
  fa: readText(`${name}.fa.md`),
});

interface Post {
  slug: string;
  department: string;
  tags: string[];
  published: string;
  products: string[];
  title: Both;
  excerpt: Both;
  slugs: Both;
}
interface Question {
  slug: string;
  group: string;
  sort: number;
  question: Both;
  answer: Both;
}
interface Page {
  slug: string;
  template: string;
  show_in: string;
  title: Both;
  excerpt: Both;
}
interface Law {
  kind: string;
  version: number;
  effective_at: string;
  changes: Both;
}

const posts = readList<Post>("posts");
const questions = readList<Question>("questions");
const pages = readList<Page>("pages");
const law = readList<Law>("law");

const bodies: [string, Both][] = [
  ...posts.map(({ slug }) => `posts/${slug}`),
  ...pages.map(({ slug }) => `pages/${slug}`),
  ...law.map(({ kind, version }) => `law/${kind}-${version}`),
].map((name) => [name, readBoth(name)]);

/** Every text that a reader sees, by where it stands. */
const texts: [string, Both][] = [
  ...bodies,
  ...[...posts, ...pages].flatMap(({ slug, title, excerpt }): [string, Both][] => [
    [`${slug}: title`, title],
    [`${slug}: excerpt`, excerpt],
  ]),
  ...questions.flatMap(({ slug, question, answer }): [string, Both][] => [
    [`${slug}: question`, question],
    [`${slug}: answer`, answer],
  ]),
  ...law.map(({ kind, version, changes }): [string, Both] => [`${kind}-${version}`, changes]),
];

/** What people read of a Markdown text: without code, the addresses of links and the numbers of lists. */
const prose = (text: string) =>
  text
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*\d+\. /gm, "");

const named = (found: [string, Both][]) => found.map(([name]) => name);
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe("the demo's texts to read", () => {
  it("there are enough of each kind, each once", () => {
    expect(posts.length).toBeGreaterThanOrEqual(30);
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(pages.length).toBeGreaterThanOrEqual(9);
    for (const list of [posts, questions, pages]) {
      expect(repeated(list.map(({ slug }) => slug))).toEqual([]);
    }
    for (const lang of languages) {
      expect(repeated(posts.map(({ slugs }) => slugs[lang]))).toEqual([]);
    }
    expect(repeated(law.map(({ kind, version }) => `${kind}-${version}`))).toEqual([]);
  });

  it("every department of the demo has posts, and posts name what the demo has", () => {
    const products = new Set(
      demoDepartments.flatMap((department) => department.products.map(({ key }) => key)),
    );
    const departments = demoDepartments.map(({ slug }) => slug);
    expect([...new Set(posts.map(({ department }) => department))].sort()).toEqual(
      [...departments].sort(),
    );
    expect(posts.flatMap((post) => post.products.filter((key) => !products.has(key)))).toEqual([]);
    expect(posts.filter((post) => post.products.length === 0)).toEqual([]);
  });

  it("every tag is called something in both languages", () => {
    const unnamed = posts.flatMap(({ tags }) => tags).filter((tag) => !demoTagNames[tag]);
    expect(unnamed).toEqual([]);
  });

  it("addresses, tags and days have their form", () => {
    const wrong = posts.filter(
      ({ slug, tags, published, slugs }) =>
        ![slug, slugs.en, ...tags].every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)) ||
        !/^[\p{Script=Arabic}\u200c]+(-[\p{Script=Arabic}\u200c]+)*$/u.test(slugs.fa) ||
        tags.length === 0 ||
        !/^\d{4}-\d{2}-\d{2}$/.test(published),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it("every kind of law stands once, and the terms with what changed", () => {
    expect([...new Set(law.map(({ kind }) => kind))].sort()).toEqual([
      "complaints",
      "cookies",
      "privacy",
      "returns",
      "shipping",
      "terms",
    ]);
    const terms = law.filter(({ kind }) => kind === "terms");
    expect(terms.map(({ version }) => version)).toEqual([1, 2]);
    expect(Date.parse(terms[1]?.effective_at ?? "")).toBeGreaterThan(
      Date.parse(terms[0]?.effective_at ?? ""),
    );
  });

  it("questions, pages and their groups are of known kinds", () => {
    const groups = ["order", "payment", "shipping", "return", "account", "product", "other"];
    expect(questions.filter(({ group }) => !groups.includes(group))).toEqual([]);
    expect(groups.filter((group) => !questions.some((one) => one.group === group))).toEqual([]);
    expect(
      pages.filter(
        ({ template, show_in: place }) =>
          !["plain", "contact", "about"].includes(template) || !["footer", "none"].includes(place),
      ),
    ).toEqual([]);
  });

  it("all have their length, in both languages", () => {
    const count = (name: string) => (name.startsWith("posts/") ? [350, 900] : [100, 900]);
    const wrong = bodies.flatMap(([name, both]) =>
      languages
        .filter((lang) => {
          const [least = 0, most = 0] = count(name);
          const words = wordCount(both[lang]);
          return words < least || words > most;
        })
        .map((lang) => `${name}.${lang}`),
    );
    expect(wrong).toEqual([]);
    for (const lang of languages) {
      expect([...posts, ...pages].filter(({ title }) => title[lang].length > 150)).toEqual([]);
      expect([...posts, ...pages].filter(({ excerpt }) => excerpt[lang].length > 300)).toEqual([]);
      expect(questions.filter(({ question }) => question[lang].length > 200)).toEqual([]);
      expect(named(texts.filter(([, both]) => both[lang].trim().length < 3))).toEqual([]);
    }
  });

  it("none has markup of its own, pictures or a heading of the first rank", () => {
    const marked = /<[a-z!/]|!\[|^# |javascript:/im;
    for (const lang of languages) {
      expect(named(texts.filter(([, both]) => marked.test(both[lang])))).toEqual([]);
    }
  });

  it("links stay in the shop, and on pages of the text's language", () => {
    const wrong = texts.flatMap(([name, both]) =>
      languages.flatMap((lang) =>
        [...both[lang].matchAll(/\]\(([^)]*)\)/g)]
          .map(([, to = ""]) => to)
          .filter((to) => !to.startsWith(`/${lang}/`) && !/^\/(user|home\/law)\b/.test(to))
          .map((to) => `${name}.${lang}: ${to}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("links to pages lead to one that is there", () => {
    const slugs = pages.map(({ slug }) => slug);
    const linked = texts.flatMap(([, both]) =>
      [...`${both.en}${both.fa}`.matchAll(/\/home\/pages\/([a-z-]+)/g)].map(([, to = ""]) => to),
    );
    expect(linked.filter((to) => !slugs.includes(to))).toEqual([]);
  });

  it("Persian is written with Persian letters, digits and signs, and joins its parts", () => {
    const found = (pattern: RegExp) =>
      texts.flatMap(([name, { fa }]) => {
        const [slip] = prose(fa).match(pattern) ?? [];
        return slip === undefined ? [] : [`${name}: ${slip}`];
      });
    expect(found(/.{0,20}[يك٠-٩ى].{0,20}/u)).toEqual([]);
    expect(found(/(?<![A-Za-z])\d+(?![A-Za-z]).{0,20}/u)).toEqual([]);
    expect(found(/(?<!\p{L})(می|نمی) \p{L}+/u)).toEqual([]);
    expect(found(/[\p{Script=Arabic}]+ ?[,;?"].{0,20}/u)).toEqual([]);
  });
});
