import { defineConfig } from "vitest/config";

// Tests named *.builder-test.ts need the builder's own packages; the root project runs *.test.ts.
export default defineConfig({
  test: { include: ["src/**/*.builder-test.ts", "**/*.test.ts"], exclude: ["**/node_modules/**"] },
});
