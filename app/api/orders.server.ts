import { type PlaceOrder, placedOrder } from "#backend/contract/checkout";
import {
  type AskReturn,
  invoice,
  invoiceCheck,
  order,
  orderList,
  reordered,
} from "#backend/contract/order";
import { type NewPayment, startedPayment } from "#backend/contract/payment";
import type { Query } from "./address";
import type { Door } from "./door.server";

const pathOf = (number: string) => `user/orders/${encodeURIComponent(number)}`;

/** POST user/orders: places what is in the cart; a total that has moved is `order.changed`. */
export function placeOrder(door: Door, wanted: PlaceOrder) {
  return door.post("user/orders", placedOrder, wanted);
}

/** GET user/orders?page=&state=. */
export function listOrders(door: Door, query: Query) {
  return door.get("user/orders", orderList, query);
}

/** GET user/orders/{number}. */
export function getOrder(door: Door, number: string) {
  return door.get(pathOf(number), order);
}

/** POST user/orders/{number}/cancel; the money of a paid one goes back. */
export function cancelOrder(door: Door, number: string, opId: string) {
  return door.post(`${pathOf(number)}/cancel`, order, { op_id: opId });
}

/** POST user/orders/{number}/received: the parcels are there. */
export function receiveOrder(door: Door, number: string, opId: string) {
  return door.post(`${pathOf(number)}/received`, order, { op_id: opId });
}

/** POST user/orders/{number}/payments: another attempt while the order waits. */
export function payOrder(door: Door, number: string, wanted: NewPayment) {
  return door.post(`${pathOf(number)}/payments`, startedPayment, wanted);
}

/** POST user/orders/{number}/returns. */
export function askReturn(door: Door, number: string, wanted: AskReturn) {
  return door.post(`${pathOf(number)}/returns`, order, wanted);
}

/** POST user/orders/{number}/reorder: puts what can be had into the cart again. */
export function reorder(door: Door, number: string, opId: string) {
  return door.post(`${pathOf(number)}/reorder`, reordered, { op_id: opId });
}

/** GET user/orders/{number}/invoice. */
export function getInvoice(door: Door, number: string) {
  return door.get(`${pathOf(number)}/invoice`, invoice);
}

/** GET home/invoices/{invoice_no}/{hash}: for anybody who holds an invoice. */
export function checkInvoice(door: Door, invoiceNo: string, hash: string) {
  const path = [invoiceNo, hash].map(encodeURIComponent).join("/");
  return door.get(`home/invoices/${path}`, invoiceCheck);
}
