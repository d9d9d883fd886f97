import { describe, expect, it } from "vitest";
import { textsOf } from "../i18n/namespaces";

const addresses = {
  core: "/texts/en.core.1",
  own: "/texts/en.own.2",
  staff: "/texts/en.staff.4",
  lab: "/texts/en.lab.3",
};

describe("the texts that a page needs", () => {
  it.each([
    "/en",
    "/fa/home/products",
    "/fa/home/products/show/12/name",
    "/home/law",
    "/en/home/faqs",
    "/en/home/pages/about",
    "/blogs",
    "/fa/home/singleBlog/3/title",
  ])("%s is public: the core is enough", (path) => {
    expect(textsOf(path, addresses)).toEqual([addresses.core]);
  });

  it.each([
    "/login",
    "/en/login/a-token",
    "/fa/carts",
    "/en/home/payment/success/12",
    "/user",
    "/user/orders",
    "/offline/fa",
    "/a/page/that/comes/later",
  ])("%s is the shopper's own: both", (path) => {
    expect(textsOf(path, addresses)).toEqual([addresses.core, addresses.own]);
  });

  it.each(["/__lab", "/fa/__lab", "/en/__lab/phone"])(
    "%s says the laboratory's words too",
    (path) => {
      expect(textsOf(path, addresses)).toEqual([addresses.core, addresses.own, addresses.lab]);
    },
  );

  it.each(["/staff", "/staff/login", "/staff/tickets/12"])(
    "%s says the staff's words too",
    (path) => {
      expect(textsOf(path, addresses)).toEqual([addresses.core, addresses.own, addresses.staff]);
    },
  );
});
