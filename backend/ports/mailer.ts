import { createTransport } from "nodemailer";

export interface Mail {
  to: string;
  /** The name that the mail is sent under, where the sender's address was given none. */
  sender: string;
  /** Whom the owner has it come from, instead of the server's setting. */
  from?: { name?: string | undefined; address?: string | undefined };
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
const timeoutMs = 15_000;
/** As many as the outbox sends at once, in each process. */
const maxConnections = 6;

/** The sender that mails name. */
export interface MailFrom {
  address: string;
  /** Undefined where each mail says it. */
  name: string | undefined;
}

/** Mail over an SMTP server: `smtp://user:password@host:587`, or `smtps://` for TLS from the start. */
export function createSmtpMailer(url: string, from: MailFrom): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, sender, from: own, lang, subject, text, html }) => {
      await transport.sendMail({
        from: { name: own?.name ?? from.name ?? sender, address: own?.address ?? from.address },
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
