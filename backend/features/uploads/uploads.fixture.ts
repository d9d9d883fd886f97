/** Who hands pictures in, for tests: keeps the token that the first one brings. */
import type { Answer, TestBackend } from "../../../tests/support/backend";

export class Sender {
  token: string | null = null;

  constructor(
    readonly backend: TestBackend,
    readonly session?: string,
  ) {}

  /** Any call below /api/. */
  call(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.session) headers.set("Authorization", this.session);
    if (this.token) headers.set("X-Upload", this.token);
    return this.backend.call(path, { ...init, headers });
  }

  post(path: string, body: unknown): Promise<Answer> {
    const headers = { "Content-Type": "application/json" };
    return this.call(path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  /** Uploads bytes under a name, and keeps the token. */
  async send(bytes: Buffer, name = "picture.png", query = ""): Promise<Answer> {
    const answer = await this.call(`upload${query}`, { method: "POST", body: formOf(bytes, name) });
    this.token = answer.body.guest ?? this.token;
    return answer;
  }
}

export function formOf(bytes: Buffer, name: string, field = "file"): FormData {
  const form = new FormData();
  form.append(field, new File([new Uint8Array(bytes)], name));
  return form;
}

/** The path of a link, below /api/. */
export const pathOf = (link: string) => link.replace("/api/", "");
