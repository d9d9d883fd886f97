/** POST /upload: one picture of a hydrated page, at once (R-FILE-03, R-API-15). */
export { takeOnePicture as action } from "~/features/upload/take-one-picture.server";
