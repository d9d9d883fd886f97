import {
  type AskReturn,
  invoice,
  invoiceCheck,
  order,
  orderList,
  reordered,
} from "#backend/contract/order";
import type { Query } from "./client/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (number: string) => `user/orders/${encodeURIComponent(number)}`;

/** GET user/orders?page=&state=&search=&from=&before=. */
export function listOrders(api: ApiClient, query: Query) {
  return api.get("user/orders", orderList, query);
}

/** GET user/orders/{number}. */
export function getOrder(api: ApiClient, number: string) {
  return api.get(pathOf(number), order);
}

/** POST user/orders/{number}/cancel; the money of a paid one goes back. */
export function cancelOrder(api: ApiClient, number: string, opId: string) {
  return api.post(`${pathOf(number)}/cancel`, order, { op_id: opId });
}

/** POST user/orders/{number}/received: the parcels are there. */
export function receiveOrder(api: ApiClient, number: string, opId: string) {
  return api.post(`${pathOf(number)}/received`, order, { op_id: opId });
}

/** POST user/orders/{number}/returns. */
export function askReturn(api: ApiClient, number: string, wanted: AskReturn) {
  return api.post(`${pathOf(number)}/returns`, order, wanted);
}

/** POST user/orders/{number}/reorder: puts what can be had into the cart again. */
export function reorder(api: ApiClient, number: string, opId: string) {
  return api.post(`${pathOf(number)}/reorder`, reordered, { op_id: opId });
}

/** GET user/orders/{number}/invoice. */
export function getInvoice(api: ApiClient, number: string) {
  return api.get(`${pathOf(number)}/invoice`, invoice);
}

/** GET home/invoices/{invoice_no}/{hash}: for anybody who holds an invoice. */
export function checkInvoice(api: ApiClient, invoiceNo: string, hash: string) {
  const path = [invoiceNo, hash].map(encodeURIComponent).join("/");
  return api.get(`home/invoices/${path}`, invoiceCheck);
}
