import { defineConfig } from "@rsbuild/core";
import { pluginReact } from "@rsbuild/plugin-react";
import packageJson from "./package.json" with { type: "json" };

export default defineConfig({
  plugins: [pluginReact({ reactCompiler: true })],
  source: {
    entry: { index: "./src/app/main.tsx" },
    define: {
      __APP_VERSION__: JSON.stringify(packageJson.version),
      __BUILD_ID__: JSON.stringify("dev"),
    },
  },
  html: { template: "./src/app/index.html" },
  tools: {
    rspack: {
      module: { parser: { javascript: { exprContextCritical: false } } },
      optimization: { chunkIds: "named" },
    },
  },
});
