import type { RsbuildPlugin } from "@rsbuild/core";
/** stub */
export function finishBuild(_buildId: string): RsbuildPlugin {
  return { name: "scouting-map:finish-build", setup() {} };
}
