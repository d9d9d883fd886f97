import { type AddressInput, address, addressList } from "#backend/contract/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (id: string) => `user/addresses/${encodeURIComponent(id)}`;

/** POST user/addresses; mistakes by field are in the ApiError's `errors`. */
export function addAddress(api: ApiClient, input: AddressInput) {
  return api.post("user/addresses", address, input);
}

/** PUT user/addresses/{id} */
export function changeAddress(api: ApiClient, id: string, input: AddressInput) {
  return api.put(pathOf(id), address, input);
}

/** DELETE user/addresses/{id} */
export function removeAddress(api: ApiClient, id: string) {
  return api.delete(pathOf(id), addressList);
}
