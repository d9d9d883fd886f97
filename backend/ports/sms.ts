import { z } from "zod";

/** Sends texts to phones in E.164; throws where the text was not taken. */
export interface Sms {
  send(to: string, text: string): Promise<void>;
}

export interface KavenegarSettings {
  /** Origin of the service, or of one that speaks like it. */
  url: string;
  apiKey: string;
  /** The line that texts come from; the account's own one where none is given. */
  sender: string | undefined;
}

const timeoutMs = 15_000;

/** What each call of the service answers; `status` is 200 for what it took. */
const said = z.object({ return: z.object({ status: z.number(), message: z.string().nullish() }) });

/** Texts over Kavenegar's HTTP interface (sms/send.json). The key is in the address, so errors never name it. */
export function createKavenegarSms({ url, apiKey, sender }: KavenegarSettings): Sms {
  return {
    send: async (to, text) => {
      // Iranian phones as the country writes them; others with the international prefix.
      const receptor = to.startsWith("+98") ? `0${to.slice(3)}` : `00${to.slice(1)}`;
      const form = new URLSearchParams({ receptor, message: text });
      if (sender) form.set("sender", sender);
      const answer = await post(`${url}/v1/${encodeURIComponent(apiKey)}/sms/send.json`, form);
      const body = said.safeParse(answer.body).data?.return;
      if (body?.status !== 200) {
        throw new Error(
          `the SMS service answered ${body?.status ?? answer.status} ${body?.message ?? ""}`,
        );
      }
    },
  };
}

async function post(url: string, form: URLSearchParams) {
  try {
    const response = await fetch(url, {
      method: "POST",
      body: form,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    return { status: response.status, body };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const name = error instanceof Error ? error.name : "unknown";
    // The system's word for it, such as ECONNREFUSED.
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : name;
    throw new Error(`the SMS service can't be reached: ${reason}`);
  }
}
