/** Somebody of the staff at the library, for tests. */
import type { Answer, TestBackend } from "../../../../tests/support/backend";
import { logInStaff } from "../../../../tests/support/log-in";
import { drawPng } from "../../../../tests/support/pictures";
import { formOf, Sender } from "../../uploads/uploads.fixture";

export class Librarian extends Sender {
  /** Hands a file in. */
  add(bytes: Buffer, name = "picture.png"): Promise<Answer> {
    return this.call("admin/media", { method: "POST", body: formOf(bytes, name) });
  }

  /** Hands a picture in that the shop has not yet, and reads it. */
  async addNew(name = "picture.png") {
    const { body } = await this.add(await drawNew(), name);
    return (await this.call(`admin/media/${body.id}`)).body.picture;
  }
}

let drawn = 0;

/** A picture that no other test has. */
export function drawNew(): Promise<Buffer> {
  drawn += 1;
  return drawPng({ width: 100 + drawn, height: 80 });
}

export async function librarianOf(backend: TestBackend, ...permissions: string[]) {
  const wanted = permissions.length > 0 ? permissions : ["content.write"];
  const { token } = await logInStaff(backend, { permissions: wanted });
  return new Librarian(backend, token);
}
