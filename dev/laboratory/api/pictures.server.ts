import type { ApiClient } from "~/api/client/api-client.server";
import { picturesAnswer } from "../contract/pictures";

/** POST lab/pictures: the laboratory's form keeps the pictures of these links. */
export async function keepLabPictures(api: ApiClient, pictures: readonly string[]) {
  return (await api.post("lab/pictures", picturesAnswer, { pictures })).data;
}
