import { UnreadableFile } from "../problems";

/** A file's bytes, from the start whenever they are asked for. */
export interface Bytes {
  name: string;
  open(): AsyncIterable<Uint8Array>;
}

/** The text of a file in UTF-8, with or without a byte order mark; nothing else is taken for text. */
export async function* readText(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let chunk: Uint8Array = new Uint8Array();
  try {
    for await (chunk of bytes.open()) {
      const text = decoder.decode(chunk, { stream: true });
      line += text.split("\n").length - 1;
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    if (!isNotUtf8(error)) throw error;
    const [good = ""] = new TextDecoder().decode(chunk).split("\uFFFD", 1);
    line += good.split("\n").length - 1;
    const problem = {
      file: bytes.name,
      line,
      field: "",
      code: "bad_encoding",
      detail: "",
    } as const;
    throw new UnreadableFile(problem);
  }
}

function isNotUtf8(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    "code" in error &&
    error.code === "ERR_ENCODING_INVALID_ENCODED_DATA"
  );
}
