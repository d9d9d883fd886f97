import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp.server";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((part) => part.startsWith(`${name} `));

describe("contentSecurityPolicy (decisions 21)", () => {
  const own = { scripts: ["one()", "two()", "one()"], styles: [":root{--color-primary:red}"] };
  const policy = contentSecurityPolicy(own);

  it("allows the shop's own inline scripts and styles by hash, each once, and nothing inline else", () => {
    expect(directive(policy, "script-src")).toBe(
      `script-src 'self' ${hash("one()")} ${hash("two()")}`,
    );
    expect(directive(policy, "style-src")).toBe(
      `style-src 'self' ${hash(":root{--color-primary:red}")}`,
    );
    expect(policy).not.toContain("unsafe");
  });

  it("takes everything from the shop itself and lets nobody frame it", () => {
    expect(directive(policy, "default-src")).toBe("default-src 'self'");
    expect(directive(policy, "object-src")).toBe("object-src 'none'");
    expect(directive(policy, "base-uri")).toBe("base-uri 'none'");
    expect(directive(policy, "form-action")).toBe("form-action 'self'");
    expect(directive(policy, "frame-ancestors")).toBe("frame-ancestors 'none'");
  });

  it("lets forms end at the gateways that it is told of, and nowhere else", () => {
    const paying = contentSecurityPolicy(own, ["https://payment.zarinpal.com"]);
    expect(directive(paying, "form-action")).toBe(
      "form-action 'self' https://payment.zarinpal.com",
    );
  });

  it("is the same for the same page, so that it can be kept", () => {
    expect(contentSecurityPolicy(own)).toBe(policy);
  });
});
