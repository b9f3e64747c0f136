import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";

const MODULES = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.endsWith("test.ts"))
  .map((path) => `#state/${path.replaceAll("\\", "/")}`);

/** Imports the modules, then prints what they left open beside its own output: timers, channels, ports. */
const SCRIPT = `
  import { writeSync } from "node:fs";
  for (const name of ${JSON.stringify(MODULES)}) await import(name);
  const open = process.getActiveResourcesInfo().filter((name) => name !== "PipeWrap");
  writeSync(1, JSON.stringify(open));
  process.exit();
`;

/** A unit test of a store also imports the instance of this device. */
it("can be imported without a page, and then starts nothing", { tags: "long" }, () => {
  const options = ["--import", "tsx", "--input-type=module", "--eval", SCRIPT];
  expect(JSON.parse(execFileSync(process.execPath, options, { encoding: "utf8" }))).toEqual([]);
});
