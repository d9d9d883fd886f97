import { entityTypeNames } from "../entity-types/entity-type";
import type { Source } from "../item";
import { type ProblemCode, UnreadableFile } from "../problems";
import { lineOfField } from "./json-lines";
import { BadJson, type JsonPiece, JsonSections } from "./json-sections";
import { type Bytes, readText } from "./read-text";

/** A JSON document of the shop: `{"departments": […], "products": […], …}`, in any order. */
export function jsonSource(bytes: Bytes): Source {
  const { name } = bytes;
  return {
    name,
    async *items(wanted) {
      try {
        for await (const { section, text, line } of piecesOf(bytes)) {
          const kind = entityTypeNames.find((known) => known === section);
          if (!kind) throw unreadable(name, line, "unknown_section", section);
          if (!wanted(kind)) continue;
          yield {
            kind,
            file: name,
            value: parse(text, line),
            locate: (path) => ({ line: line + lineOfField(text, path), field: path.join(".") }),
          };
        }
      } catch (error) {
        if (!(error instanceof BadJson)) throw error;
        throw unreadable(name, error.line, error.reason, "");
      }
    },
  };
}

async function* piecesOf(bytes: Bytes): AsyncGenerator<JsonPiece> {
  const sections = new JsonSections();
  for await (const chunk of readText(bytes)) yield* sections.push(chunk);
  yield* sections.finish();
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadJson(line);
  }
}

function unreadable(file: string, line: number, code: ProblemCode, detail: string): UnreadableFile {
  return new UnreadableFile({ file, line, field: "", code, detail });
}
