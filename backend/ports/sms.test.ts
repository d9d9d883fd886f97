import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { findFreePort } from "../../tests/support/free-port";
import { createKavenegarSms } from "./sms";

const apiKey = "k3y/of the shop";

/** A service that speaks like Kavenegar's: takes forms by POST and answers with `return` and `entries`. */
async function openService(answer: { status: number; body: unknown }) {
  const asked: { path: string; form: Record<string, string> }[] = [];
  const server = createServer(async (req, res) => {
    const form = Object.fromEntries(new URLSearchParams(await text(req)));
    asked.push({ path: `${req.method} ${req.url}`, form });
    res.writeHead(answer.status, { "Content-Type": "application/json" });
    res.end(JSON.stringify(answer.body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, sms: createKavenegarSms({ url, apiKey, sender: "10004346" }) };
}

const accepted = {
  return: { status: 200, message: "تایید شد" },
  entries: [{ messageid: 8792343, status: 1, statustext: "در صف ارسال", receptor: "09123456789" }],
};

it("posts a text to sms/send.json, phones as the service writes them", async () => {
  const { asked, sms } = await openService({ status: 200, body: accepted });
  await sms.send("+989123456789", "تیمچه\nرمز شما: 123456");
  await sms.send("+12125550123", "x");
  expect(asked[0]).toEqual({
    path: "POST /v1/k3y%2Fof%20the%20shop/sms/send.json",
    form: { receptor: "09123456789", message: "تیمچه\nرمز شما: 123456", sender: "10004346" },
  });
  expect(asked[1]?.form.receptor).toBe("0012125550123");
});

it.each([
  [{ status: 418, body: { return: { status: 418, message: "اعتبار کافی نیست" } } }, "418"],
  [{ status: 200, body: { return: { status: 411, message: "گیرنده نامعتبر" } } }, "411"],
  [{ status: 502, body: "no JSON of theirs" }, "502"],
])("fails for %j, and never names the key", async (answer, word) => {
  const { sms } = await openService(answer);
  const failure = await sms.send("+989123456789", "x").catch((error: Error) => error.message);
  expect(failure).toContain(word);
  expect(failure).not.toContain("k3y");
});

it("fails where no service is, and never names the key", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const sms = createKavenegarSms({ url, apiKey, sender: undefined });
  const failure = await sms.send("+989123456789", "x").catch((error: Error) => error.message);
  expect(failure).toContain("ECONNREFUSED");
  expect(failure).not.toContain("k3y");
});
