import { ApiError } from "~/api/client/api-error";

/** Statuses after which the same words would be refused again. */
const final: readonly number[] = [400, 401, 403, 404, 409, 422];

/** Whether the shop has refused something for good; what fails otherwise may go better later. */
export function isFinal(error: unknown): error is ApiError {
  return error instanceof ApiError && final.includes(error.status);
}
