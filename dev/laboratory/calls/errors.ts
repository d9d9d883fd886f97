import type { OwnErrorCode } from "#backend/http/errors";

/** What the laboratory's calls refuse with, besides the shop's own codes. */
export const nameTaken: OwnErrorCode = { code: "lab.name_taken", status: 409 };
export const codeUnknown: OwnErrorCode = { code: "lab.code_unknown", status: 409 };
