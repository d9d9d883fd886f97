import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/translator.server";
import { sellerLines } from "./seller-lines.server";

const seller = {
  name: "تیمچه",
  legal_form: "",
  address: "تهران",
  registration: "",
  tax_number: "14001-234-567",
  phone: "+98 21 1234 5678",
  email: "1shop@timcheh.example",
};

it("what runs left to right of a seller keeps its direction in Persian", () => {
  const lines = sellerLines(seller, translatorFor("fa", []).i18n.t).join("\n");
  for (const run of [seller.tax_number, seller.phone, seller.email]) {
    expect(lines).toContain(`\u2066${run}\u2069`);
  }
});
