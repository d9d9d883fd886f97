import { crudList } from "#backend/contract/crud";
import { send } from "./checking-out";
import { deskToken } from "./log-in-at-desk";

/** The table of those that hold a word. */
export const methodsWith = (word: string) =>
  `/staff/shipping?${new URLSearchParams({ search: word })}`;

/** Takes a method away that a test has left. */
export async function removeMethod(code: string): Promise<void> {
  const token = await deskToken();
  const path = `admin/shipping?${new URLSearchParams({ search: code })}`;
  const { data } = crudList.parse(await send(token, "en", "GET", path));
  for (const { _id } of data) await send(token, "en", "DELETE", `admin/shipping/${_id}`);
}
