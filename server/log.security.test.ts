import { expect, it } from "vitest";
import { loggedPath } from "./log";

const token = "v3ryS3cr3t-v3ryS3cr3t_v3ryS3cr3t-v3ryS3cr3t";

it.each([
  [`/fa/login/${token}`, "/fa/login/…"],
  [`/login/${token}.data?_routes=x`, "/login/…?_routes=x"],
  [`/api/login/links/${token}`, "/api/login/links/…"],
  ["/api/login/code", "/api/login/code"],
])("decisions 8 the log doesn't learn the token of %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
