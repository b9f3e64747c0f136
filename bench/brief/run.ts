/**
 * `npm run bench:brief [-- name …]` (needs a build): runs every bench with few rounds and little data, one after another, to see
 * that each still runs to its end, such as after a button has moved. Prints the output of those that do not, and exits with 1.
 * Names select benches: `npm run bench:brief -- plan-tap country`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { BENCHES } from "./benches.ts";

/** A brief bench that takes longer waits for something that does not come. */
const PATIENCE_MS = 10 * 60_000;

const asked = process.argv.slice(2);
const chosen = BENCHES.filter(
  (command) => asked.length === 0 || asked.some((name) => command.includes(name)),
);
const failed: string[] = [];
for (const command of chosen) {
  const beganAtMs = performance.now();
  const { isEnded, output } = await run(command);
  const seconds = ((performance.now() - beganAtMs) / 1000).toFixed(0).padStart(4);
  console.log(`${isEnded ? "ok    " : "FAILED"} ${seconds} s  ${command}`);
  if (isEnded) continue;
  failed.push(command);
  console.log(output);
}
console.log(`${chosen.length - failed.length} of ${chosen.length} benches ran to their end.`);
if (failed.length > 0 || chosen.length === 0) process.exitCode = 1;

/** Runs a command with all that it starts, and ends it after `PATIENCE_MS`. */
async function run(command: string): Promise<{ isEnded: boolean; output: string }> {
  const child = spawn("sh", ["-c", command], {
    // A group of its own, so that its browsers end with it.
    detached: true,
    env: { ...process.env, BENCH: "brief" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const timer = setTimeout(() => {
    parts.push(Buffer.from(`\nNot ended after ${PATIENCE_MS / 60_000} minutes.\n`));
    if (child.pid) process.kill(-child.pid, "SIGKILL");
  }, PATIENCE_MS);
  const [status] = await once(child, "close");
  clearTimeout(timer);
  return { isEnded: status === 0, output: Buffer.concat(parts).toString() };
}
