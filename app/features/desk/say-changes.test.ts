import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/translator.server";
import { sayChanges } from "./say-changes.server";

const message = (place: number, by: "user" | "staff", author: string | null, at: string) => ({
  ...{ place, by, author, at },
  body: "",
  pictures: [],
});

it("names what was done and written since, by whom, and nothing from before", () => {
  const translator = translatorFor("en", []);
  const speaker = { t: translator.i18n.t, translator };
  const ticket = {
    events: [
      { action: "ticket.priority", by: "Mina", at: "2026-01-01T10:03:00.000Z" },
      { action: "ticket.assign", by: null, at: "2026-01-01T10:02:00.000Z" },
      { action: "ticket.answer", by: "Mina", at: "2026-01-01T09:00:00.000Z" },
    ],
    messages: [
      message(1, "user", "Sara", "2026-01-01T08:00:00.000Z"),
      message(2, "staff", "Mina", "2026-01-01T10:03:00.000Z"),
      message(3, "user", "Sara", "2026-01-01T10:04:00.000Z"),
    ],
  };
  expect(sayChanges(speaker, ticket, "2026-01-01T10:00:00.000Z")).toEqual([
    "Taken, Shop",
    "Priority changed, Mina",
    "New message, Sara",
  ]);
  expect(sayChanges(speaker, ticket, "2026-01-01T11:00:00.000Z")).toEqual([]);
});
