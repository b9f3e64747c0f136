import { spawnSync } from "node:child_process";

/**
 * Runs the npm that runs this script, if any; on Windows `npm` itself is not a program.
 * @param {string[]} args
 * @param {{ cwd: string, stdio: "inherit" | ["ignore", "pipe", "ignore"] }} options
 * @returns {{ status: number | null, stdout: string | null }} the exit status, and its output if that is a pipe
 */
export function runNpm(args, options) {
  const npm = process.env["npm_execpath"];
  return npm?.endsWith(".js")
    ? spawnSync(process.execPath, [npm, ...args], { ...options, encoding: "utf8" })
    : spawnSync("npm", args, {
        ...options,
        encoding: "utf8",
        shell: process.platform === "win32",
      });
}
