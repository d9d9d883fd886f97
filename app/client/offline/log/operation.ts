import type { AddressInput } from "#backend/contract/address";
import type { CheckoutChoice } from "#backend/contract/checkout";
import type { Money } from "~/i18n/format";

/**
 * Words to the shop: the name of the operation is that of the posting, so that exactly one arrives. `pictures` is how many
 * belong to it, without which the shop doesn't take it (decision 200).
 */
export type OfflineMessage =
  | { type: "reply"; ticket: string; body: string; pictures?: number }
  | {
      type: "ticket";
      department: string;
      subject: string;
      body: string;
      order: string | null;
      product: number | null;
      pictures?: number;
    }
  | { type: "comment"; post: number; body: string }
  | {
      type: "review";
      product: number;
      stars: number;
      title: string | null;
      body: string;
      anonymous: boolean;
      /** When the one that was on the screen was written: another device's is not written over. */
      seen: string | null;
    };

/** An address as its form would have sent it. */
export type OfflineAddressInput = Omit<AddressInput, "op_id" | "seen">;

/**
 * A change of the address book: the name of the operation is that of a new address, so that it is made once. `seen` is the
 * version that was on the screen; the shop asks before it undoes what another device did since (decision 180).
 */
export type OfflineAddress =
  | { type: "address_add"; address: OfflineAddressInput }
  | { type: "address_change"; address_id: string; seen: string; address: OfflineAddressInput }
  | { type: "address_remove"; address_id: string; seen: string }
  | { type: "address_default"; address_id: string };

/** What was chosen for the next order: kept in the checkout, and never more than that (decision 181). */
export interface OfflineIntent {
  type: "checkout";
  choice: CheckoutChoice;
}

/** A code for the cart: what it is worth, and whether it still is, the shop says later. */
export interface OfflineCoupon {
  type: "coupon";
  code: string;
}

/** What was done with the shop while it could not be reached (decisions 11). */
export type OfflineChange =
  | OfflineMessage
  | OfflineAddress
  | OfflineIntent
  | OfflineCoupon
  | { type: "add"; variant_id: string; qty: number; seen?: Money }
  | { type: "set"; variant_id: string; qty: number }
  | { type: "remove"; variant_id: string }
  | { type: "wish"; product_id: number; variant_id: string | null }
  | { type: "unwish"; product_id: number };

/** The thing that a change is about, as it was on the screen: what shows it until the shop has answered. */
export interface OfflineThing {
  product_id: number;
  name: string;
  /** What the variant differs in, in words. */
  options: string;
  image: string | null;
  url: string;
}

export const isMessage = (change: OfflineChange): change is OfflineMessage => "body" in change;

export const isAddress = (change: OfflineChange): change is OfflineAddress =>
  change.type.startsWith("address_");

export const isIntent = (change: OfflineChange): change is OfflineIntent =>
  change.type === "checkout";

/** The changes that the mirrors show: those of the cart and of the wish list. */
export type OfflineListChange = Exclude<
  OfflineChange,
  OfflineMessage | OfflineAddress | OfflineIntent | OfflineCoupon
>;

export const isOfLists = (change: OfflineChange): change is OfflineListChange =>
  !isMessage(change) && !isAddress(change) && !isIntent(change) && change.type !== "coupon";

/** The words of a change as its writer knows them again; empty where its name says all. */
export function wordsOf(change: OfflineChange): string {
  if (isMessage(change)) return change.body;
  if (!("address" in change)) return "";
  const { recipient_name, street, plate, unit } = change.address;
  return [recipient_name, [street, plate, unit].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join("\n");
}

/** A picture of a message as it waits on this device. */
export interface WaitingPicture {
  /** As the file was called. */
  name: string;
  blob: Blob;
  /** What the shop has said of it: its link, and when that was in milliseconds, or why it is not taken. */
  answer?: { link: string; at: number } | { refused: string };
}

/** A change with what it is about; none where the cart's mirror has the line already. */
export interface OfflineDraft {
  change: OfflineChange;
  /** What it is about, in words. */
  name: string;
  thing?: OfflineThing;
  /** The form's own name for the change, where it was sent with one and the answer did not come. */
  op_id?: string;
  /** Of a message. */
  pictures?: readonly WaitingPicture[];
}

/** An entry of the log. */
export interface Operation {
  op_id: string;
  /** When it was made, ISO 8601. */
  at: string;
  /** Who made it: the user's id; empty for a visitor. */
  owner: string;
  /** By what a visitor's cart shall be known where they have none yet. */
  guest?: string;
  change: OfflineChange;
  /** What the shopper called it. */
  name: string;
  pictures?: readonly WaitingPicture[];
}

/** What the shop could not do, or not as it was wanted. */
export interface OperationProblem {
  op_id: string;
  /** In the reader's words. */
  text: string;
  /** The line that stands in the cart all the same, and may be taken out again. */
  variant_id: string | null;
  /** What makes it as it was wanted all the same, where that can still be asked for. */
  again?: OfflineChange;
  /** Nothing went wrong: here the shopper goes on. */
  to?: string;
}

/** A problem as the log has it: whose it is, so that nobody else reads it. */
export interface LoggedProblem extends OperationProblem {
  owner: string;
  /** What goes along with `again`. */
  pictures?: readonly WaitingPicture[];
}
