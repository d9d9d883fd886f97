import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./backend/db/tables/!(*.test).ts",
  out: "./backend/db/migrations",
});
