import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { provideTestBackend } from "../../../tests/support/backend";
import { logIn, provenPhone } from "../../../tests/support/log-in";
import { drawPng } from "../../../tests/support/pictures";
import { consentVersions } from "../../contract/consent";
import { consents } from "../../db/tables/privacy";
import { uploads } from "../../db/tables/uploads";
import { users } from "../../db/tables/users";
import { inTehran } from "../address/addresses.fixture";
import { fileOf } from "../uploads/upload-link";
import { pathOf, Sender } from "../uploads/uploads.fixture";

const backend = provideTestBackend();

const sender = async (as: Parameters<typeof logIn>[1] = {}) => {
  const { token, userId } = await logIn(backend(), as);
  return { ...new Sender(backend(), token), userId, sender: new Sender(backend(), token) };
};

const sara = {
  name: " Sara ",
  last_name: "Ahmadi",
  display_name: "sara",
  birth_date: "1990-03-21",
  gender: "female",
  national_code: "۰۰۱۳۵۴۲۴۱۹",
};

describe("identity (domain 4.5)", () => {
  it("is kept as it was understood, the national code enciphered and shown by its end alone", async () => {
    const { sender: own, userId } = await sender();
    const { status, body } = await own.post("user/profile", sara);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        name: "Sara",
        last_name: "Ahmadi",
        birth_date: "1990-03-21",
        gender: "female",
        national_code: "•••••••419",
        company: null,
      }),
    ]);
    const [row] = await backend().shop.database.run((q) =>
      q.select().from(users).where(eq(users.id, userId)),
    );
    expect(row?.nationalCode).toMatch(/^v1\./);
    expect((await own.call("user/profile")).body).toEqual(body);
  });

  it("lets the national code stand where nothing is written, and forgets it where that is asked", async () => {
    const { sender: own } = await sender();
    await own.post("user/profile", sara);
    const kept = await own.post("user/profile", { ...sara, national_code: "" });
    expect(kept.body.national_code).toBe("•••••••419");
    const gone = await own.post("user/profile", { ...sara, forget_national_code: true });
    expect(gone.body.national_code).toBeNull();
  });

  it("has company and tax id for a business alone, the id by its country's rule", async () => {
    const { sender: own } = await sender(provenPhone(backend()));
    const business = { ...sara, is_business: true, company: "Timcheh Co", tax_id: "۱۰۳۸۰۲۸۴۷۹۰" };
    const taken = await own.post("user/profile", business);
    expect(taken.body).toMatchObject({ company: "Timcheh Co", tax_id: "10380284790" });
    const refused = await own.post("user/profile", { ...business, tax_id: "123456789" });
    expect(refused.body.errors).toEqual({ tax_id: ["profile.tax_id_ir"] });
    const person = await own.post("user/profile", { ...business, is_business: false });
    expect(person.body).toMatchObject({ company: null, tax_id: null });
  });
});

describe("the picture of an account", () => {
  it("R-AVATAR-01[shown] is the claimed upload, and the one before goes", async () => {
    const { sender: own } = await sender();
    const png = await drawPng({ width: 300, height: 300 });
    const [one, two] = [(await own.send(png)).body.data, (await own.send(png)).body.data];
    expect((await own.post("user/avatar", { picture: one })).body.avatar).toBe(one);
    expect((await own.call("user")).body.info.avatar).toBe(one);
    expect((await own.call(pathOf(one))).status).toBe(200);
    expect((await own.post("user/avatar", { picture: two })).body.avatar).toBe(two);
    const [first] = await backend().shop.database.run((q) =>
      q
        .select()
        .from(uploads)
        .where(eq(uploads.file, fileOf(one) ?? "")),
    );
    expect(first?.status).toBe("dropped");
    expect((await own.call("user/avatar", { method: "DELETE" })).body.avatar).toBeNull();
  });
});

describe("the steps of a profile (domain 4.5, full-step)", () => {
  it("are done by what the account has, in their order", async () => {
    const { sender: own, userId } = await sender(provenPhone(backend()));
    const steps = async () => (await own.call("user")).body.info.steps;
    expect(await steps()).toEqual({ done: ["contact"], next: "identity", percent: 20 });
    await own.post("user/profile/names", { name: "Sara", last_name: "Ahmadi" });
    expect(await steps()).toMatchObject({ done: ["identity", "contact"], next: "address" });
    await own.post("user/addresses", inTehran);
    expect(await steps()).toMatchObject({ next: "preferences", percent: 60 });
    await own.post("user/steps/skip", { step: "preferences" });
    expect((await own.post("user/steps/skip", { step: "preferences" })).body).toEqual({
      done: ["identity", "contact", "address"],
      next: "consents",
      percent: 60,
    });
    await backend().shop.database.run((q) =>
      q
        .insert(consents)
        .values({ userId, kind: "terms", version: consentVersions.terms, granted: true }),
    );
    expect((await own.call("user/steps")).body).toMatchObject({ next: null, percent: 80 });
  });
});

describe("the default address", () => {
  it("is another one by a call, and stays the only one", async () => {
    const { sender: own } = await sender();
    const ids: string[] = [];
    for (const street of ["Enqelab one", "Enqelab two", "Enqelab three"]) {
      ids.push((await own.post("user/addresses", { ...inTehran, street })).body.id);
    }
    const { status, body } = await own.post(`user/addresses/${ids[1]}/default`, {});
    expect(status).toBe(200);
    const defaults = body.data.filter(({ is_default }: { is_default: boolean }) => is_default);
    expect(defaults).toEqual([expect.objectContaining({ id: ids[1] })]);
    expect(body.data[0].id).toBe(ids[1]);
  });
});
