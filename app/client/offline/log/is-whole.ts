import type { Operation } from "./operation";

type Fields = Partial<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * Whether what lies in the log is an operation, as far as pages show it and send it; what its change asks for the shop
 * judges. Anybody can alter what their browser stores.
 */
export function isWhole(value: unknown): value is Operation {
  if (!isFields(value)) return false;
  const { change, pictures = [] } = value;
  const isNamed = ["op_id", "at", "owner", "name"].every((name) => typeof value[name] === "string");
  return isNamed && isChange(change) && Array.isArray(pictures) && pictures.every(isPicture);
}

function isChange(change: unknown): boolean {
  if (!isFields(change) || typeof change.type !== "string") return false;
  const hasWords = !("body" in change) || typeof change.body === "string";
  return hasWords && (!("address" in change) || isFields(change.address));
}

const isPicture = (picture: unknown) =>
  isFields(picture) && typeof picture.name === "string" && picture.blob instanceof Blob;
