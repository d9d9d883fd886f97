/** Somebody of the staff at the table of shipping methods, for tests. */
import type { TestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { type CrudItem, crudList } from "../../../contract/crud";
import type { Permission } from "../../../contract/permissions";

export async function methodDeskOf(
  backend: TestBackend,
  permissions: Permission[] = ["shop.manage", "prices.write"],
) {
  const { token } = await logInStaff(backend, { permissions });
  const send = (method: string, path: string, body?: object) =>
    backend.call(`admin/shipping${path}`, {
      method,
      headers: { Authorization: token, "Content-Type": "application/json", lang: "en" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const list = async () => crudList.parse((await send("GET", "?per_page=100")).body);
  return {
    send,
    list,
    /** A method by its code. */
    async find(code: string): Promise<CrudItem> {
      return (await list()).data.find((item) => item.code === code) ?? {};
    },
    /** Changes some of what a method says. */
    async change(code: string, fields: object) {
      const { _id, _version, code: _, uniform, split, ...item } = await this.find(code);
      return send("PUT", `/${_id}`, { ...item, ...fields, _version });
    },
  };
}

/** A method as a form says it. */
export const bike = {
  name: { en: "By bike", fa: "با دوچرخه" },
  code: "bike",
  countries: ["IR", "US"],
  states: ["36423"],
  days_from: 1,
  days_to: "۳",
  price: { USD: 0, IRR: 500_000 },
  active: true,
  sort: 9,
};
