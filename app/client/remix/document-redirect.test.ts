import { decode } from "turbo-stream";
import { expect, it } from "vitest";
import { redirectToDocument } from "./document-redirect";

async function redirectOf(address: string): Promise<unknown> {
  const { body } = redirectToDocument(new URL(address, "https://shop.example"));
  if (!body) throw new Error("no body");
  const decoded = await decode(body, {
    plugins: [
      (type, value) =>
        type === "SingleFetchRedirect" ? { value: { redirect: value } } : undefined,
    ],
  });
  return decoded.value;
}

it("is read by Remix's decoder as a redirect that loads the document", async () => {
  expect(await redirectOf("/fa/home/products/audio.data?page=2")).toEqual({
    redirect: {
      redirect: "/fa/home/products/audio?page=2",
      status: 302,
      revalidate: false,
      reload: true,
      replace: false,
    },
  });
});

it("knows the data of the root", async () => {
  expect(await redirectOf("/_root.data")).toMatchObject({ redirect: { redirect: "/" } });
});
