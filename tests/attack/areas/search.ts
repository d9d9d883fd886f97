import { productList } from "../../../backend/contract/catalog";
import type { Area } from "../attack";
import { read } from "../call-api";
import { noneBroke } from "../tally";
import { longSearches } from "./search/long-searches";
import { askAll, asked, searchFor } from "./search/searches";

const heldBy = "tests/api/bad-input.spec.ts";
export const search: Area = {
  name: "search",
  // One connection, and a worker that is ended when it is silent for too long.
  embedded: true,
  attacks: [
    longSearches,
    {
      name: "SQL, patterns, regular expressions, templates, directions and joiners in a search",
      heldBy,
      run: async (target) => {
        const texts = [
          "' or '1'='1",
          "'; drop table product;--",
          '" union select password_hash from users --',
          "\\'; select pg_sleep(10); --",
          "%_\\%",
          "(a+)+$",
          "[[:alpha:]",
          "a & b | !c <-> d:*",
          "#{7*7} {{7*7}} <%= 7*7 %>",
          "\u202e\u200f\u200e\u2066abc",
          "\u200c\u200c\u200c",
          "\ufeff",
          "🫖".repeat(50),
          "a\u0301".repeat(80),
          "../../etc/passwd",
          "<script>alert(1)</script>",
        ];
        const answers = await askAll(target, searchFor(texts));
        const raw = answers.filter(
          ({ text, headers }) =>
            String(headers["content-type"]).includes("html") && text.includes("<script>alert(1)"),
        ).length;
        const { answer, held } = noneBroke(answers);
        return { answer: `${answer}; ${raw} printed markup`, held: held && raw === 0 };
      },
    },
    {
      name: "conditions that would be true for every product, if they were SQL",
      heldBy,
      run: async (target) => {
        const totals: number[] = [];
        for (const text of ["zzqx' or 1=1 --", "zzqx') or ('1'='1", "zzqx%' or '%'='"]) {
          const path = `home/products?q=${asked(text)}&brand[]=${asked(text)}`;
          totals.push((await read(target, productList, "GET", path)).total);
        }
        return {
          answer: `${totals.join(", ")} products`,
          held: totals.every((total) => total === 0),
        };
      },
    },
    {
      name: "sorts, filters, pages and prices of no sense: `__proto__`, `constructor`, 500 filters, −1, 1e400",
      heldBy,
      run: async (target) => {
        const queries = [
          "sort=__proto__",
          "sort=constructor",
          "sort=toString&sort=price_asc",
          "attr[__proto__][]=1&attr.__proto__[]=1",
          "attr.constructor[]=x&brand[constructor]=x",
          `${"attr.color[]=red&".repeat(300)}`,
          `${Array.from({ length: 300 }, (_, place) => `attr.a${place}[]=x`).join("&")}`,
          "min=5000&max=5&page=-1",
          "page=1e9&per_page=1e9",
          "page=2000&per_page=48",
          "min=-9223372036854775809&max=1e400",
          "min[]=1&max[a]=2&page[]=3",
          "in_stock=__proto__&sale=[]&rating=NaN",
          "page=%D9%A1%D9%A2&min=%DB%B1",
          "category=__proto__&gen=constructor",
        ];
        const lists = [
          "/fa/home/products?",
          "/fa/home/cards?",
          "/api/home/products?",
          "/api/home/products/facets?",
        ];
        return noneBroke(
          await askAll(
            target,
            queries.flatMap((query) => lists.map((list) => list + query)),
          ),
        );
      },
    },
    {
      name: "departments and categories of no sense in the path",
      heldBy,
      run: async (target) => {
        const places = [
          "__proto__",
          "constructor",
          "hasOwnProperty",
          "..",
          "%00",
          "'",
          "-1",
          "x/y/z",
          "sale'--",
        ];
        const lists = [
          "/fa/home/products/",
          "/fa/home/cards/",
          "/fa/blogs/",
          "/fa/home/pages/",
          "/api/home/menu/",
        ];
        return noneBroke(
          await askAll(
            target,
            places.flatMap((place) => lists.map((list) => list + place)),
          ),
        );
      },
    },
  ],
};
