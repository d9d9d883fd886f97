import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./dev/laboratory/tables.ts",
  out: "./dev/laboratory/migrations",
});
