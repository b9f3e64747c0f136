import { defineConfig } from "vitest/config";

// Tests named *.spec.ts need the builder's own packages; the root project runs *.test.ts.
export default defineConfig({
  test: { include: ["src/**/*.spec.ts", "**/*.test.ts"], exclude: ["**/node_modules/**"] },
});
