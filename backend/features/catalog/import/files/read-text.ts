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
  try {
    for await (const chunk of bytes.open()) {
      const text = decoder.decode(chunk, { stream: true });
      line += text.split("\n").length - 1;
      yield text;
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
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
