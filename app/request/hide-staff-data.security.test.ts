import { expect, it } from "vitest";
import { hideStaffData } from "./hide-staff-data.server";

const answer = async (path: string, status: number) => {
  const headers = { "X-Remix-Response": "yes", "Cache-Control": "no-store" };
  const response = new Response("routes", { status, headers });
  const hidden = hideStaffData(response, new Request(`https://shop.example${path}`));
  return [hidden.status, await hidden.text(), hidden.headers.get("Cache-Control")];
};

it("a page of the back-office that isn't found says nothing as data", async () => {
  for (const path of [
    "/staff.data",
    "/staff/tickets.data",
    "/Staff/no-such-page.data",
    "/st%61ff/x.data?_routes=a",
  ]) {
    expect(await answer(path, 404)).toEqual([404, "", "no-store"]);
  }
});

it("other data stays as it is", async () => {
  expect(await answer("/en/staffs.data", 404)).toEqual([404, "routes", "no-store"]);
  expect(await answer("/staff/tickets.data", 200)).toEqual([200, "routes", "no-store"]);
});
