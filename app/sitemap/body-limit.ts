import { matchUrl } from "./match";

/** What a body may have: bytes, and milliseconds to come on a slow line; who takes longer only holds a connection. */
interface BodyLimit {
  bytes: number;
  ms: number;
}

/** No ordinary form of the shop is larger. */
const form: BodyLimit = { bytes: 1024 * 1024, ms: 60_000 };

/** Three pictures of five megabytes, and the form around them; each page that takes them reads them as a stream. */
const pictures: BodyLimit = { bytes: 17 * 1024 * 1024, ms: 300_000 };

/** Ten pictures of five megabytes, which the media library takes at once. */
const manyPictures: BodyLimit = { bytes: 52 * 1024 * 1024, ms: 600_000 };

/** A list that comes in from a file, or packed in a field. */
const file: BodyLimit = { bytes: 5 * 1024 * 1024, ms: 120_000 };

function limitOf(url: string): BodyLimit {
  const { body } = matchUrl(url).page;
  if (body === "many-pictures") return manyPictures;
  if (body === "file") return file;
  return body === "pictures" ? pictures : form;
}

/** Bytes of a body at most, by the address that it is sent to. */
export function maxBodyBytes(url = "/"): number {
  return limitOf(url).bytes;
}

/** Milliseconds that a body may take to come, by the address that it is sent to. */
export function maxBodyMs(url = "/"): number {
  return limitOf(url).ms;
}
