import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages with their dependencies. Does nothing without apt and the permission to use it. */
export function installWithApt(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stdout.write(`Installing Debian's ${names.join(", ")} with apt-get.\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { stdio: "inherit", env });
  const packages = ["install", "--yes", "--no-install-recommends", ...names];
  spawnSync("apt-get", packages, { stdio: "inherit", env });
}
