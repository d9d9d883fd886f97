/** Types of the messages between pages and the worker; `visit` is what the library's useSWEffect sends. */
export const workerMessages = {
  visit: "REMIX_NAVIGATION",
  files: "KEEP_FILES",
  forget: "FORGET_PAGES",
} as const;
