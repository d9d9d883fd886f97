import { expect, it } from "vitest";
import { guestMessages } from "#backend/db/tables/pages";
import { newId } from "#backend/ports/ids";
import { provideTestBackend } from "../../../tests/support/backend";
import { findOwnGuestMessages } from "./own-guest-messages";

const backend = provideTestBackend();

const nobody = { phone: null, phoneVerifiedAt: null, email: null, emailVerifiedAt: null };

it("what was written by a contact is its owner's who has proven it, and nobody else's", async () => {
  const { database } = backend().shop;
  const about = { name: "x", subject: "x", body: "x", lang: "en" };
  const written = ["Sara_1@Example.test", "saraa1@example.test", "0912 300 4005", "0913 300 4005"];
  await database.run((q) =>
    q
      .insert(guestMessages)
      .values(written.map((contact) => ({ ...about, contact, sentHash: newId() }))),
  );
  const of = async (person: object) => {
    const found = await database.run((q) => findOwnGuestMessages(q, { ...nobody, ...person }));
    return found.map(({ contact }) => contact).sort();
  };
  const now = new Date();
  const email = "sara_1@example.test";
  const phone = "+989123004005";
  expect(await of({ email, emailVerifiedAt: now, phone, phoneVerifiedAt: now })).toEqual([
    "0912 300 4005",
    "Sara_1@Example.test",
  ]);
  expect(await of({ email, phone })).toEqual([]);
  expect(await of({})).toEqual([]);
});
