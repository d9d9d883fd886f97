import { postForm } from "~/client/upload/post-form";
import { uploadPath } from "~/sitemap/paths";
import type { WaitingPicture } from "./operation";

/** What the shop says of a picture (app/features/upload). */
type PictureAnswer = { file: { url: string } } | { error: string };

/** As long as the shop waits for a body of pictures (sitemap/body-limit.ts). */
const timeoutMs = 300_000;

/** POST /upload?owner=: refused with 400 and the reason; with 409 where another one is logged in. */
export async function handIn(
  owner: string,
  { name, blob }: WaitingPicture,
): Promise<WaitingPicture["answer"]> {
  const body = new FormData();
  body.append("file", blob, name);
  const address = `${uploadPath}?owner=${encodeURIComponent(owner)}`;
  const posted = await postForm(address, body, { timeoutMs });
  const status = posted?.status ?? 0;
  if (!posted || !(status === 400 || (status >= 200 && status < 300))) throw unanswered(status);
  const said: PictureAnswer = JSON.parse(posted.text);
  if ("file" in said) return { link: said.file.url, at: Date.now() };
  if (!said.error) throw unanswered(status);
  return { refused: said.error };
}

const unanswered = (status: number) => new Error(`A picture was answered ${status}`);
