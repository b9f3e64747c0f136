import { spawn } from "node:child_process";
import { OperatorError } from "../operator-error.ts";

/**
 * Runs a program and passes its latest line to `onLine`. Rejects with OperatorError and its last output if it fails
 * or is missing.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  onLine: (line: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
    let lastLine = "";
    const listen = (chunk: Buffer): void => {
      const line = chunk
        .toString()
        .split(/[\r\n]+/)
        .filter((text) => text.trim() !== "")
        .at(-1);
      if (line === undefined) return;
      lastLine = line.trim();
      onLine(lastLine);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", () =>
      reject(new OperatorError(`${program} cannot be run; is it installed?`)),
    );
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(`${program} failed (${code ?? "killed"}): ${lastLine}`));
    });
  });
}
