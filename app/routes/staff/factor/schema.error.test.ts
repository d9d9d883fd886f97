import { expect, it } from "vitest";
import { factorSchema } from "./schema.server";

const read = (recovery_code: string) =>
  factorSchema.safeParse({ intent: "recovery", recovery_code });

it("R-MASK-05[pattern] a recovery code's literals are put in, in whatever digits it was typed", () => {
  for (const typed of ["ab2cde3fgh4j", "ab2c-de3f-gh4j", "ab۲c de۳f gh۴j"]) {
    expect(read(typed).data).toMatchObject({ recovery_code: "ab2c-de3f-gh4j" });
  }
});

it.each(["", "ab2c", "ab2c-de3f-gh4", "!!!!-!!!!-!!!!"])(
  "R-MASK-06[server] %j is no whole recovery code",
  (typed) => {
    const messages = read(typed).error?.issues.map(({ message }) => message);
    expect(messages).toContain("required_error");
  },
);
