import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { OperatorError } from "../operator-error.ts";
import type { PackOptions } from "../options.ts";
import type { MapEngine } from "./map-engine.ts";
import { planetiler } from "./planetiler.ts";
import { tilemaker } from "./tilemaker.ts";

/**
 * Returns the requested engine, or an available one; null if none was requested. Throws OperatorError if no engine is
 * available.
 */
export function chooseEngine(
  options: Pick<PackOptions, "engine" | "jar" | "profile" | "shapes">,
  isInstalled: (program: string) => boolean = canRun,
): { readonly name: string; readonly draw: MapEngine } | null {
  if (options.engine === "none") return null;
  const { jar } = options;
  if (options.engine === "planetiler" || (options.engine === null && jar !== null)) {
    if (jar === null) throw new OperatorError("Planetiler needs --jar planetiler.jar.");
    if (!isInstalled("java")) throw new OperatorError("Planetiler needs Java 21; install it.");
    return { name: "planetiler", draw: planetiler(jar, join(dirname(jar), "sources")) };
  }
  if (isInstalled("tilemaker")) return { name: "tilemaker", draw: tilemaker(options) };
  throw new OperatorError(
    "No map engine is here: install tilemaker, name Planetiler with --jar, or use --engine none.",
  );
}

function canRun(program: string): boolean {
  return spawnSync(program, ["--help"], { stdio: "ignore" }).error === undefined;
}
