import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  lang: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail; throws where the mail was not taken. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail server that is slow to answer must not hold the others' mails up for long. */
const patienceMs = 15_000;

/** Mail over an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, lang, subject, text, html }) => {
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        headers: { "Content-Language": lang, "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
