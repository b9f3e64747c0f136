import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { BENCHES } from "../../bench/brief/benches.ts";

const BRIEF = "bench:brief";

/** Returns the first words of a command, without its arguments. */
const named = (command: string) =>
  /^(npm run bench:[a-z-]+|npx tsx \S+)/.exec(command)?.[0] ?? command;

it("runs every bench of package.json briefly", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const benches = Object.keys(scripts).filter((name) => /^bench:/.test(name) && name !== BRIEF);
  const run = BENCHES.filter((command) => command.startsWith("npm run "));
  expect([...run].sort()).toEqual(benches.map((name) => `npm run ${name}`).sort());
});

it("runs the benches that the documentation lists, in its order", () => {
  const [, section = ""] = readFileSync("docs/running.md", "utf8").split("## Measure it");
  const [table = ""] = section.split("\n## ");
  const commands = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, command = ""]) => command);
  expect(commands.map(named)).toEqual([...BENCHES]);
});
