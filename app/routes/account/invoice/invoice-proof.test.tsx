import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { InvoiceProof } from "./invoice-proof";
import type { InvoiceView } from "./to-invoice-view.server";

it("each of a payment's codes runs the way it is read, one after the other in the page's direction", () => {
  const payment = {
    refId: "V06H",
    bankRef: "487710948",
    card: "502229******5995",
    amount: "۹۸۰ تومان",
  };
  const invoice = { payments: [payment], qr: { size: 1, path: "" }, hash: "9f", verifyUrl: "/" };
  const words = { check: [{ lang: "fa", text: "اسکن کنید" }] };
  const markup = renderToStaticMarkup(
    <InvoiceProof
      invoice={invoice as unknown as InvoiceView}
      words={words as unknown as Parameters<typeof InvoiceProof>[0]["words"]}
    />,
  );
  expect(markup).toContain(
    'تومان · <bdi dir="ltr">V06H</bdi> · <bdi dir="ltr">487710948</bdi> · <bdi dir="ltr">502229******5995</bdi>',
  );
});
