const minute = 60_000;
const hour = 60 * minute;

/** How long the staff's logins and their parts live (decision 0120). */
export const staffTimes = {
  /** A login ends after this, however often its token was renewed: a working day. */
  loginMs: 12 * hour,
  /** For so long a login may wait for its second factor. */
  provingMs: 15 * minute,
  invitationMs: 72 * hour,
  /** A device that signed in is known for so long (decision 0252). */
  deviceMs: 180 * 24 * hour,
  /** A passkey's challenge. */
  passkeyMs: 5 * minute,
} as const;
