import type { Readable } from "node:stream";
import type { ActionFunctionArgs } from "@remix-run/node";
import { maxUploadBytes, type UploadMeta } from "#backend/contract/upload";
import type { ApiClient } from "~/api/client/api-client.server";
import { ApiError } from "~/api/client/api-error";
import { type FileBounds, FileTooLarge, type PassingFile } from "~/api/send-file.server";
import { uploadPicture } from "~/api/upload.server";
import { formatsFor } from "~/i18n/format";
import { type GuardedArguments, requirePost } from "./action.server";
import type { RequestContext } from "./context.server";
import { printParams } from "./print-params";
import { openFormReader } from "./read-form.server";

/** How many files a form takes, and what each may be. */
export interface FileRules {
  max: number;
  /** Kilobytes of one file (R-FILE-05). */
  maxFileSize: number;
  /** What is kept is the middle in this ratio, such as `2:1`. */
  cut?: string;
}

export interface FileFormArguments extends GuardedArguments {
  /** What the backend took, as pending uploads. */
  uploaded: UploadMeta[];
  /** What is wrong with the files, in the reader's words; null where nothing is. */
  fileError: string | null;
}

/** What becomes of each file of a form; throws why it is not taken. */
type TakeFile<T> = (api: ApiClient, file: PassingFile, bounds: FileBounds) => Promise<T>;

/** A file that was not taken, and why, in the reader's words. */
export interface LeftOutFile {
  name: string;
  text: string;
}

export interface FilesFormArguments<Taken> extends GuardedArguments {
  taken: Taken[];
  refused: LeftOutFile[];
}

/** Beside its files a form may hold little: its body is the largest that the shop takes. */
const limits = { files: 20, fieldSize: 64 * 1024 };

/**
 * guardAction for a form with pictures in its field `file` (R-FILE-03): each goes on to the backend while it
 * comes, one after the other, so that no file is ever held in memory here. A form that is refused for
 * another reason has its pictures all the same: they are pending.
 */
export function guardFileForm<T>(rulesOf: RulesOf, run: (args: FileFormArguments) => Promise<T>) {
  return guardFilesForm(rulesOf, uploadPicture, ({ taken, refused, ...args }) =>
    run({ ...args, uploaded: taken, fileError: refused[0]?.text ?? null }),
  );
}

type RulesOf = FileRules | ((request: Request) => FileRules);

/** The same for a form whose files become something else than pending uploads. */
export function guardFilesForm<Taken, T>(
  rulesOf: RulesOf,
  take: TakeFile<Taken>,
  run: (args: FilesFormArguments<Taken>) => Promise<T>,
) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const ctx = await requirePost(args);
    const wanted = typeof rulesOf === "function" ? rulesOf(args.request) : rulesOf;
    const maxFileSize = Math.min(wanted.maxFileSize, maxUploadBytes / 1024);
    const rules = { ...wanted, maxFileSize };
    const read = await readFilesForm(args.request, ctx, rules, take);
    return run({ ...args, ctx, ...read });
  };
}

async function readFilesForm<Taken>(
  request: Request,
  ctx: RequestContext,
  rules: FileRules,
  take: TakeFile<Taken>,
) {
  const { parser, read } = openFormReader(request, limits);
  const taken: Taken[] = [];
  const refused: LeftOutFile[] = [];
  let failure: unknown;
  let turn: Promise<void> = Promise.resolve();
  parser.on("file", (field, stream, { filename }) => {
    // With a body that breaks off its files do, those that wait too, and an error that nobody hears ends the process.
    stream.on("error", () => {});
    // A field in which nothing was chosen has a nameless file.
    if (field !== "file" || !filename) return stream.resume();
    turn = turn.then(async () => {
      if (taken.length >= rules.max) refused.push({ name: filename, text: sayOver(ctx, rules) });
      else await takeOne(filename, stream);
      stream.resume();
    });
    turn.catch((error: Error) => {
      failure = error;
      parser.destroy(error);
    });
  });

  async function takeOne(name: string, stream: Readable): Promise<void> {
    try {
      taken.push(await take(ctx.api, { name, stream }, boundsOf(rules)));
    } catch (error) {
      refused.push({ name, text: sayRefused(ctx, rules, error) });
    }
  }

  const form = await read().catch((refusal) => {
    throw failure ?? refusal;
  });
  await turn;
  return { form, taken, refused };
}

const boundsOf = ({ maxFileSize, cut }: FileRules) => ({
  maxBytes: maxFileSize * 1024,
  ratio: cut,
});

function sayOver({ t, lang }: RequestContext, { max }: FileRules): string {
  return t("upload.over", { max: formatsFor(lang).number(max) });
}

/** Why a file was not taken; what is no refusal is thrown on. */
function sayRefused(
  { lang, t, translator }: RequestContext,
  rules: FileRules,
  error: unknown,
): string {
  if (error instanceof FileTooLarge) {
    return t("upload.too_large", { max: formatsFor(lang).number(rules.maxFileSize / 1024) });
  }
  if (!(error instanceof ApiError) || error.outcome.kind !== "message") throw error;
  const [key = error.outcome.msg] = error.errors.file ?? [];
  return translator.say(key, printParams(lang, error.params));
}
