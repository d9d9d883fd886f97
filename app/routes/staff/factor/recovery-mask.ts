/** Recovery codes as they were written down: three groups of letters and digits. */
export const recoveryMask = "BBBB-BBBB-BBBB";
