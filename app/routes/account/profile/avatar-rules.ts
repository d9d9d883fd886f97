/** Kilobytes of a picture: what phones make is taken as it is. */
export const avatarRules = { maxFileSize: 5120 };
