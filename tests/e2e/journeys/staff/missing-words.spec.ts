import { randomUUID } from "node:crypto";
import { languages } from "#backend/contract/languages";
import {
  staffBrandPath,
  staffCannedPath,
  staffFaqsPath,
  staffHomeBlocksPath,
  staffLawPath,
  staffMenusPath,
  staffPostsPath,
  staffShippingPath,
  staffTextPagesPath,
} from "~/sitemap/staff-paths";
import { send } from "../../../support/checking-out";
import { expectFits } from "../../../support/fits";
import { expect, test } from "../../../support/fixtures";
import { type LanguageCode, languageCodes } from "../../../support/languages";
import { deskToken, logInAtDesk } from "../../../support/log-in-at-desk";
import { shopUrl } from "../../../support/shop-url";
import { say } from "../../../support/words";

interface Made {
  /** Takes away again what readers or other tests would meet. */
  remove?: () => Promise<void>;
}

/** One of the lists whose things are said in several languages. */
interface Listed {
  name: string;
  path: (word: string) => string;
  /** Makes one that has words in these languages alone. */
  make: (word: string, said: readonly LanguageCode[], by: LanguageCode) => Promise<Made>;
  row: "listitem" | "row" | "group";
  /** The text that marks what is missing. */
  mark?: "desk.canned.missing";
}

const call = async (by: LanguageCode, path: string, body: object) =>
  (await send(await deskToken(), by, "POST", path, body)) as { id: number & string };

const inThese = (word: string, said: readonly LanguageCode[]) =>
  Object.fromEntries(languageCodes.map((code) => [code, said.includes(code) ? word : ""]));

const only = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

/** One line of a file whose columns have a language each. */
const asFile = (fixed: Record<string, string>, columns: readonly string[], texts: object) => {
  const cells = Object.entries(texts).flatMap(([code, text]) =>
    columns.map((column) => [`${column}_${code}`, String(text)]),
  );
  const all = [...Object.entries(fixed), ...cells];
  return {
    csv: [all.map(([name]) => name), all.map(([, cell]) => cell)].join("\n"),
    preview: false,
  };
};

const lists: Listed[] = [
  {
    name: "posts",
    path: (word) => `${staffPostsPath}?${new URLSearchParams({ q: word })}`,
    row: "listitem",
    make: async (word, said, by) => {
      const file = asFile({ topic: "food" }, ["title", "body"], inThese(word, said));
      await call(by, "admin/posts/csv", file);
      return {};
    },
  },
  {
    name: "questions",
    path: () => staffFaqsPath,
    row: "listitem",
    make: async (word, said, by) => {
      const fixed = { slug: `q-${word}`, group: "payment", active: "no" };
      const file = asFile(fixed, ["question", "answer"], inThese(word, said));
      await call(by, "admin/faqs/csv", file);
      return {};
    },
  },
  {
    name: "pages",
    path: () => staffTextPagesPath,
    row: "listitem",
    make: async (word, said, by) => {
      const fixed = { slug: `p-${word}`, status: "draft" };
      await call(by, "admin/pages/csv", asFile(fixed, ["title", "body"], inThese(word, said)));
      return {};
    },
  },
  {
    name: "wordings of the law",
    path: () => staffLawPath,
    row: "listitem",
    make: async (word, said, by) => {
      await call(by, "admin/law", {
        ...{ version: 0, kind: "terms", law_version: word, publish: false },
        effective_at: "2090-01-01T00:00:00Z",
        body: inThese(word, said),
        changes: inThese(word, said),
      });
      return {};
    },
  },
  {
    name: "menus",
    path: () => staffMenusPath,
    row: "listitem",
    make: async (word, said, by) => {
      const { id } = await call(by, "admin/menus", {
        ...{ version: 0, menu: "home", parent: null, place: 900, shown: false },
        ...{ link: "/home/law", title: inThese(word, said) },
      });
      const remove = async () => {
        await call(by, `admin/menus/${id}/remove`, { version: 1 });
      };
      return { remove };
    },
  },
  {
    name: "blocks of the home page",
    path: () => staffHomeBlocksPath,
    row: "listitem",
    make: async (word, said, by) => {
      const settings = { body: inThese(word, said) };
      const block = { version: 0, kind: "text", settings, shown: false };
      const { id } = await call(by, "admin/home-blocks", block);
      const remove = async () => {
        await call(by, `admin/home-blocks/${id}/remove`, { version: 1 });
      };
      return { remove };
    },
  },
  {
    name: "brands",
    path: staffBrandPath,
    row: "row",
    make: async (word, said, by) => {
      const brand = { name: only(inThese(word, said)), slug: word };
      const { data } = (await call(by, "admin/brands", brand)) as unknown as Kept;
      const remove = async () => {
        await send(await deskToken(), by, "DELETE", `admin/brands/${data._id}`);
      };
      return { remove };
    },
  },
  {
    name: "ways to send",
    path: (word) => `${staffShippingPath}?${new URLSearchParams({ search: word })}`,
    row: "row",
    make: async (word, said, by) => {
      const { data } = (await call(by, "admin/shipping", {
        ...{ name: only(inThese(word, said)), code: `m-${word}`, countries: ["NZ"], sort: 90 },
        ...{ days_from: 1, days_to: 2, price: { USD: 500 }, active: false },
      })) as unknown as Kept;
      const remove = async () => {
        await send(await deskToken(), by, "DELETE", `admin/shipping/${data._id}`);
      };
      return { remove };
    },
  },
  {
    name: "canned answers",
    path: () => staffCannedPath,
    row: "group",
    mark: "desk.canned.missing",
    make: async (word, said, by) => {
      const body = only(inThese(word, said));
      const answer = { title: word, department: null, body };
      const list = (await call(by, "admin/canned-answers", answer)) as unknown as CannedAnswers;
      const { id, version } = list.data.find(({ title }) => title === word) ?? {};
      const remove = async () => {
        await call(by, `admin/canned-answers/${id}/remove`, { version });
      };
      return { remove };
    },
  },
];

interface Kept {
  data: { _id: number };
}

interface CannedAnswers {
  data: { id: string; version: number; title: string }[];
}

for (const lang of languageCodes) {
  for (const { name, path, make, row, mark = "editors.missing" } of lists) {
    test(`the list of ${name} says in which language one is missing (${lang})`, async ({
      context,
      page,
      shopper,
    }) => {
      const other = lang === "en" ? "fa" : "en";
      const [half, whole] = [0, 1].map(() => `w${randomUUID().slice(0, 8)}`) as [string, string];
      await logInAtDesk(context);
      await context.addCookies([{ name: "lang", value: lang, url: shopUrl() }]);
      const made = [await make(half, [lang], lang), await make(whole, languageCodes, lang)];
      try {
        await page.setViewportSize({ width: 360, height: 740 });
        const rowOf = (word: string) =>
          row === "row"
            ? shopper.main.locator("tbody").getByRole("row").filter({ hasText: word })
            : shopper.main.getByRole(row).filter({ hasText: word });
        const missing = (code: LanguageCode) => say(lang, mark, { language: languages[code].name });
        await shopper.open(path(half));
        await expect(rowOf(half)).toContainText(missing(other));
        await expect(rowOf(half)).not.toContainText(missing(lang));
        await expectFits(page);
        await shopper.open(path(whole));
        await expect(rowOf(whole)).toBeVisible();
        for (const code of languageCodes)
          await expect(rowOf(whole)).not.toContainText(missing(code));
      } finally {
        for (const { remove } of made) await remove?.();
      }
    });
  }
}
