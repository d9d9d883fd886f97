/** Where the staff reads products' reviews before anybody else does. */
export const reviewDeskEn = {
  "review.changed":
    "This review has changed since you opened the page. Read it as it is now, then decide again.",
};
