import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tools/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    environment: "node",
  },
  define: { __APP_VERSION__: '"0.0.0-test"', __BUILD_ID__: '"test"' },
});
