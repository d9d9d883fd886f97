import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { OrderTimeline } from "./order-timeline";
import { ReturnForm } from "./return-form";
import type { OrderView } from "./to-order-view.server";

const render = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: part }])} />,
  );

const order = (lang?: "fa") =>
  ({
    recipient: { name: "", phone: "" },
    ...{ address: [], shipments: [], payments: [], events: [], returns: [], refunds: [] },
    shipping: { name: "پیک", ...(lang && { lang }), days: "Friday" },
    items: [{ id: "1", name: "آفتابه", ...(lang && { lang }), returnable: 1 }],
  }) as unknown as OrderView;

it("the way by which an order is sent says that its name is in another language", () => {
  expect(render(<OrderTimeline order={order("fa")} />)).toContain(
    '<span lang="fa" dir="rtl">پیک</span>',
  );
  expect(render(<OrderTimeline order={order()} />)).toContain("<span>پیک</span>");
});

it("a thing that may be sent back says so, too", () => {
  const form = (view: OrderView) =>
    render(<ReturnForm order={view} constraints={{ item: {}, note: {} }} />);
  expect(form(order("fa"))).toContain('<span lang="fa" dir="rtl">آفتابه</span>');
  expect(form(order())).toContain("<span>آفتابه</span>");
});
