/** Somebody of the staff at the table of brands, for tests. */
import type { TestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { type CrudItem, crudList } from "../../../contract/crud";
import type { Permission } from "../../../contract/permissions";

export async function brandDeskOf(
  backend: TestBackend,
  permissions: Permission[] = ["content.write"],
) {
  const { token } = await logInStaff(backend, { permissions });
  const send = (method: string, path: string, body?: object) =>
    backend.call(`admin/brands${path}`, {
      method,
      headers: { Authorization: token, "Content-Type": "application/json", lang: "en" },
      ...(body && { body: JSON.stringify(body) }),
    });
  return {
    send,
    list: async (query = "") => crudList.parse((await send("GET", query)).body),
    /** A brand by its slug. */
    async find(slug: string): Promise<CrudItem> {
      const { data } = crudList.parse((await send("GET", `?search=${slug}`)).body);
      return data.find((item) => item.slug === slug) ?? {};
    },
  };
}
