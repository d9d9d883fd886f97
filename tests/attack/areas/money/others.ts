import { randomUUID } from "node:crypto";
import { addressList } from "../../../../backend/contract/address";
import type { Attack } from "../../attack";
import { callApi, type Reply, read } from "../../call-api";
import { findVariants, placeOrder } from "../../orders";
import { newPerson } from "../../people";

/** An answer without what differs each time. */
const said = ({ status, text }: Reply) => `${status} ${text.replace(/"requestId":"[^"]*"/, "")}`;

export const others: readonly Attack[] = [
  {
    name: "another user's order, invoice, payment, address and session; staff's calls without a permission",
    heldBy: "backend/features/orders/orders.security.test.ts",
    run: async (target) => {
      const [owner, thief] = [await newPerson(target), await newPerson(target)];
      const [variant = ""] = await findVariants(target, 1);
      const { number, payment } = await placeOrder(target, owner, variant);
      const { data } = await read(target, addressList, "GET", "user/addresses", {
        token: owner.token,
      });
      const calls = (order: string, address: string): [method: string, path: string][] => [
        ["GET", `user/orders/${order}`],
        ["GET", `user/orders/${order}/invoice`],
        ["GET", `user/orders/${order}/payments`],
        ["POST", `user/orders/${order}/payments`],
        ["POST", `user/orders/${order}/cancel`],
        ["POST", `user/orders/${order}/received`],
        ["POST", `user/orders/${order}/reorder`],
        ["GET", `admin/orders/${order}`],
        ["POST", `admin/orders/${order}/refund`],
        ["PUT", `user/addresses/${address}`],
        ["DELETE", `user/addresses/${address}`],
        ["DELETE", `user/sessions/${address}`],
      ];
      const replies = async (order: string, address: string) => {
        const all: string[] = [];
        for (const [method, path] of calls(order, address)) {
          const body = method === "GET" ? undefined : { op_id: randomUUID() };
          all.push(said(await callApi(target, method, path, { token: thief.token, body })));
        }
        return all;
      };
      const theirs = await replies(number, data[0]?.id ?? "");
      const unknown = await replies("1405-999999-9", randomUUID());
      const differing = theirs.filter((one, place) => one !== unknown[place]).length;
      const read200 = theirs.filter((one) => one.startsWith("200")).length;
      const result = await callApi(target, "GET", `payment/${payment?.ref_id}`, {
        token: thief.token,
      });
      const isBare = result.text.includes('"receipt":null') && result.text.includes('"order":null');
      return {
        answer: `${theirs.length} calls: ${read200} answered, ${differing} differ from unknown ones; the payment ${isBare ? "by its word alone" : "in full"}`,
        held: differing + read200 === 0 && isBare,
      };
    },
  },
];
