/** `npm start`: builds the app if the build is missing or outdated, and serves it. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildIdOf } from "../build/build-id.ts";
import { serveOnFreePort } from "./free-port.ts";

const DEFAULT_PORT = 4173;

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(projectRoot, "dist");

function builtId(): string | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, "build.json"), "utf8")).buildId;
  } catch {
    return undefined;
  }
}

function buildIfNeeded() {
  if (builtId() === buildIdOf(projectRoot)) return;
  process.stdout.write("Building Scouting Map.\n");
  const rsbuild = join(projectRoot, "node_modules/@rsbuild/core/bin/rsbuild.js");
  const { status } = spawnSync(process.execPath, [rsbuild, "build"], {
    cwd: projectRoot,
    stdio: "inherit",
  });
  if (status !== 0) stop("The build failed; see the messages above.");
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function wantedPort(): number {
  const text = process.env["PORT"] ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  return stop(`PORT is "${text}", which is not a port: take a number from 0 to 65535.`);
}

buildIfNeeded();
const firstPort = wantedPort();
const server =
  (await serveOnFreePort(dist, firstPort, (line) => process.stdout.write(`${line}\n`))) ??
  stop(`No free port from ${firstPort} on; set PORT to another one.`);
process.stdout.write(`Scouting Map is at ${server.url}/  (Ctrl+C stops it)\n`);
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => void server.close().then(() => process.exit(0)));
}
