import { expect, it } from "vitest";
import { createGate, GateFull } from "./gate";

/** Work that ends when it is told to. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, run: () => ended };
}

it("lets so many in, the next in order, and turns the rest away", async () => {
  const gate = createGate({ atOnce: 1, waiting: 2 });
  const first = openWork();
  const order: string[] = [];
  const running = gate(first.run);
  const second = gate(async () => void order.push("second"));
  const third = gate(async () => void order.push("third"));
  await expect(gate(async () => void order.push("fourth"))).rejects.toThrow(GateFull);
  expect(order).toEqual([]);
  first.end();
  await Promise.all([running, second, third]);
  expect(order).toEqual(["second", "third"]);
});

it("is free again after work that failed", async () => {
  const gate = createGate({ atOnce: 1, waiting: 0 });
  await expect(gate(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await gate(async () => "in")).toBe("in");
});
