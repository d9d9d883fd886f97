import { describe, expect, it } from "vitest";
import { redirectToCanonical } from "./canonical-redirect.server";

const kettle = { id: 12, slug: "کتری", slugs: { en: "kettle", fa: "کتری" } };
const faName = encodeURIComponent("کتری");

function ask(name: string | undefined, urlLang?: "fa", id = "12") {
  try {
    redirectToCanonical(kettle, { lang: "fa", urlLang, id, name, search: "?color=red" });
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get("Location")}`;
  }
  return undefined;
}

describe("the name decorates a product's address", () => {
  it("the right one stays", () => {
    expect(ask("کتری", "fa")).toBeUndefined();
  });

  it("R-ROUTE-08[wrong-name] a wrong one is a 301 under a language", () => {
    expect(ask("kettle", "fa")).toBe(`301 /fa/home/products/show/12/${faName}?color=red`);
  });

  it("R-ROUTE-08[wrong-name] on the bare form any known language's name is right, another one is a 302", () => {
    expect(ask("kettle")).toBeUndefined();
    expect(ask("pan")).toBe(`302 /home/products/show/12/${faName}?color=red`);
  });

  it("R-ROUTE-09[code-alone] no name, or the id in another writing, leads to the whole address", () => {
    expect(ask(undefined, "fa")).toMatch(/^301 /);
    expect(ask("کتری", "fa", "0012")).toMatch(/^301 /);
  });
});
