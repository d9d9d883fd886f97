import { expect, it, onTestFinished } from "vitest";
import { createSmtpMailer, type MailFrom } from "./mailer";
import { openSmtpServer } from "./smtp-server.fixture";

const mail = {
  to: "sara@example.com",
  sender: "خانهٔ سفال",
  lang: "fa",
  subject: "سفارش شما ثبت شد",
  text: "سفارش ۱۲۳ ثبت شد.\n",
  html: '<html lang="fa" dir="rtl"><p>سفارش ۱۲۳ ثبت شد.</p></html>\n',
};

const from = { name: "Sofal House", address: "shop@sofal.example" };

function openMailer(url: string, sender: MailFrom = from) {
  const mailer = createSmtpMailer(url, sender);
  onTestFinished(() => mailer.close());
  return mailer;
}

/** The bodies of a mail's parts by their type, decoded. */
function partsOf(raw: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  return Object.fromEntries(
    parts.map((part) => {
      const [head = "", ...body] = part.split("\r\n\r\n");
      const type = /Content-Type: ([\w/]+)/.exec(head)?.[1] ?? "";
      return [type, decode(body.join("\r\n\r\n"), /Encoding: ([\w-]+)/.exec(head)?.[1])];
    }),
  );
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  expect(encoding).toBe("quoted-printable");
  const bytes = body
    .replace(/=\r\n/g, "")
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

it("sends Persian mail as it is, as HTML and as plain text, over a real server", async () => {
  const server = await openSmtpServer();
  await openMailer(server.url).send(mail);
  const [got] = server.received;
  expect(got).toMatchObject({ from: from.address, to: ["sara@example.com"] });
  expect(got?.raw).toMatch(/^Content-Language: fa\r$/m);
  expect(got?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(got?.raw).toMatch(/^From: Sofal House <shop@sofal.example>\r$/m);
  const subject = [...(got?.raw.matchAll(/=\?UTF-8\?B\?([^?]+)\?=/gi) ?? [])]
    .map(([, part = ""]) => Buffer.from(part, "base64").toString("utf8"))
    .join("");
  expect(subject).toBe(mail.subject);
  const parts = partsOf(got?.raw ?? "");
  expect(parts["text/plain"]?.trim()).toBe(mail.text.trim());
  expect(parts["text/html"]?.trim()).toBe(mail.html.trim());
});

it("names the shop as the sender where the address was given no name", async () => {
  const server = await openSmtpServer();
  await openMailer(server.url, { ...from, name: undefined }).send(mail);
  const head = /^From: =\?UTF-8\?B\?([^?]+)\?= <shop@sofal.example>\r$/m;
  const [, name = ""] = head.exec(server.received[0]?.raw ?? "") ?? [];
  expect(Buffer.from(name, "base64").toString("utf8")).toBe(mail.sender);
});

it.each([
  [{ name: "Kiln", address: "us@kiln.example" }, "Kiln <us@kiln.example>", "us@kiln.example"],
  [{ name: "Kiln" }, "Kiln <shop@sofal.example>", "shop@sofal.example"],
  [{ address: "us@kiln.example" }, "Sofal House <us@kiln.example>", "us@kiln.example"],
  [{}, "Sofal House <shop@sofal.example>", "shop@sofal.example"],
])("comes from whom the owner says, else from the server's sender: %j", async (own, head, by) => {
  const server = await openSmtpServer();
  await openMailer(server.url).send({ ...mail, from: own });
  const [got] = server.received;
  expect(got?.from).toBe(by);
  expect(/^From: (.*)\r$/m.exec(got?.raw ?? "")?.[1]).toBe(head);
});

it("sends to the one address that is given, whatever it looks like", async () => {
  const server = await openSmtpServer();
  await openMailer(server.url).send({ ...mail, to: "a,b@example.com" });
  expect(server.received[0]?.to).toHaveLength(1);
});

it.each([
  ["a mailbox that isn't there", { to: "nobody@example.com" }, "s3cret"],
  ["a wrong login", {}, "gu3ssed"],
])("fails for %s, without the password in what it says", async (_, change, password) => {
  const server = await openSmtpServer();
  const mailer = openMailer(server.url.replace("s3cret", password));
  const failure = await mailer.send({ ...mail, ...change }).catch((error: Error) => error.message);
  expect(failure).toBeTypeOf("string");
  expect(failure).not.toContain(password);
  expect(server.received).toEqual([]);
});

it("fails where no server is", async () => {
  await expect(openMailer("smtp://127.0.0.1:1").send(mail)).rejects.toThrow("ECONNREFUSED");
});
