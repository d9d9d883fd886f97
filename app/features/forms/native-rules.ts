import type { FieldRule } from "#backend/contract/own-forms";

/**
 * A rule of an own form as the browser minds it before it sends. What is too short is left to the server: its
 * words say what is missing.
 */
export const nativeRules = ({ isRequired, max }: FieldRule) => ({
  required: isRequired,
  maxLength: max,
});
