import "@remix-run/server-runtime";

/** Loader and action types as single fetch (v3_singleFetch) really hands them over. */
declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}
