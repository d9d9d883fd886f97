/** Types of the messages between pages and the worker; `activate` and `visit` are sent by the library. */
export const workerMessages = {
  activate: "SKIP_WAITING",
  visit: "REMIX_NAVIGATION",
  files: "KEEP_FILES",
  forget: "FORGET_PAGES",
} as const;
