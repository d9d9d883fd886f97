import { type AddressInput, address, addressList } from "#backend/contract/address";
import type { Door } from "./door.server";

const pathOf = (id: string) => `user/addresses/${encodeURIComponent(id)}`;

/** POST user/addresses; mistakes by field are in the ApiError's `errors`. */
export function addAddress(door: Door, input: AddressInput) {
  return door.post("user/addresses", address, input);
}

/** PUT user/addresses/{id} */
export function changeAddress(door: Door, id: string, input: AddressInput) {
  return door.put(pathOf(id), address, input);
}

/** DELETE user/addresses/{id} */
export function removeAddress(door: Door, id: string) {
  return door.delete(pathOf(id), addressList);
}
