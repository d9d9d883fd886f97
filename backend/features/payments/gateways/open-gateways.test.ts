import { expect, it } from "vitest";
import { scriptedHttpClient } from "./gateway.fixture";
import { openGateways } from "./open-gateways";

const url = () => "https://gateway.example";
const zarinpal = { merchant: "m", apiUrl: url, pageUrl: url, sandbox: false };
const stripe = { key: "sk", apiUrl: url, webhookSecrets: [], sandbox: true };
const { send } = scriptedHttpClient();
const opened = (settings: Parameters<typeof openGateways>[0]) =>
  [...openGateways(settings, send)].map(([name, one]) => [name, one.id, one.currencies]);

it("opens the gateways that the settings name, by their names, and no others", () => {
  expect(opened({})).toEqual([]);
  expect(opened({ zarinpal })).toEqual([["zarinpal", "zarinpal", ["IRR"]]]);
  expect(opened({ stripe })).toEqual([["stripe", "stripe", ["USD", "EUR"]]]);
  expect(opened({ zarinpal, stripe })).toHaveLength(2);
});

it("says which pages need JavaScript: Stripe's own alone", () => {
  const needs = (sandbox: boolean) =>
    [...openGateways({ zarinpal, stripe: { ...stripe, sandbox } }, send).values()].map(
      ({ needsScript }) => needsScript,
    );
  expect(needs(false)).toEqual([false, true]);
  expect(needs(true)).toEqual([false, false]);
});
