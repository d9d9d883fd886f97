import { type AddressInput, address, addressList } from "#backend/contract/address";
import type { ApiClient } from "./client/api-client.server";

const pathOf = (id: string) => `user/addresses/${encodeURIComponent(id)}`;

/** GET user/addresses: the default one first, then the newest. */
export function listAddresses(api: ApiClient) {
  return api.get("user/addresses", addressList);
}

/** POST user/addresses; mistakes by field are in the ApiError's `errors`. */
export function addAddress(api: ApiClient, input: AddressInput) {
  return api.post("user/addresses", address, input);
}

/** PUT user/addresses/{id} */
export function changeAddress(api: ApiClient, id: string, input: AddressInput) {
  return api.put(pathOf(id), address, input);
}

/** POST user/addresses/{id}/default */
export function makeDefaultAddress(api: ApiClient, id: string) {
  return api.post(`${pathOf(id)}/default`, addressList, {});
}

/** DELETE user/addresses/{id}; with `seen` only while it reads as that version does. */
export function removeAddress(api: ApiClient, id: string, seen?: string) {
  const query = seen === undefined ? "" : `?${new URLSearchParams({ seen })}`;
  return api.delete(pathOf(id) + query, addressList);
}
