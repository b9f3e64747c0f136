/**
 * Plants faults in a copy of the project, one at a time, and requires that the unit tests notice each:
 * `npx tsx tools/check/planted-faults.ts`, or with a part of a name to plant only the faults with it. `npm run
 * thorough` includes it.
 */

import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type Counts, readReport } from "./counts.ts";
import type { PlantedFault } from "./planted-fault.ts";
import { PLANTED_FAULTS } from "./planted-faults-list.ts";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

/** A run of Vitest that lasts longer hangs, which proves nothing: a busy machine may be the reason. */
const RUN_TIMEOUT_MS = 300_000;

/** The part of Vitest's report that is read. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Plants each fault and prints its outcome. Returns how many were noticed and how many not. */
export async function runPlantedFaults(
  faults: readonly PlantedFault[] = PLANTED_FAULTS,
): Promise<Counts> {
  const copy = copyOfProject();
  try {
    const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
    const broken = filesThatFail(copy, tests);
    if (broken?.length !== 0) {
      // Tests that fail by themselves prove nothing.
      print(`Without any fault these fail: ${broken?.join(", ") ?? "the run did not end"}`);
      return { passed: 0, failed: faults.length };
    }
    const unnoticed = faults.filter((fault) => !isNoticed(copy, fault));
    return { passed: faults.length - unnoticed.length, failed: unnoticed.length };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies the files that Git knows or would add, with a link to the packages. */
function copyOfProject(): string {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), "scouting-map-faults-"));
  const listed = spawnSync("git", ["ls-files", "-co", "--exclude-standard", "-z"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  for (const path of listed.stdout.split("\0").filter(Boolean)) {
    if (!existsSync(join(projectRoot, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(projectRoot, path), join(copy, path));
  }
  symlinkSync(join(projectRoot, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Plants a fault, runs its tests, removes it again, and prints the outcome. */
function isNoticed(copy: string, { name, file, text, replacement, tests }: PlantedFault): boolean {
  const path = join(copy, file);
  const code = readFileSync(path, "utf8");
  const [before, after, ...others] = code.split(text);
  if (before === undefined || after === undefined || others.length > 0) {
    print(`NOT PLANTED  ${name}: its text is not there once in ${file}`);
    return false;
  }
  writeFileSync(path, before + replacement + after);
  // Each file by itself, because the run of a file ends at its first failure.
  const outcomes = tests.map((test) => {
    const failed = filesThatFail(copy, [test], ["--bail=1"]);
    if (!failed) return `${test}, which did not end`;
    return failed.includes(test) ? null : test;
  });
  writeFileSync(path, code);
  const silent = outcomes.filter((outcome) => outcome !== null);
  if (silent.length === 0) print(`noticed      ${name}`);
  else print(`NOT NOTICED  ${name}: by ${silent.join(", ")}`);
  return silent.length === 0;
}

/** Runs test files in the copy; returns those with a failed test, or null if the run does not end in time. */
function filesThatFail(
  copy: string,
  tests: readonly string[],
  options: readonly string[] = [],
): readonly string[] | null {
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const command = ["node_modules/vitest/vitest.mjs", "run", "--reporter=json", ...options];
  spawnSync(process.execPath, [...command, `--outputFile=${report}`, ...tests], {
    cwd: copy,
    // The seeded parts have to notice it, which run at every push.
    env: { ...process.env, CHECK: "quick" },
    timeout: RUN_TIMEOUT_MS,
    stdio: "ignore",
  });
  const failing = readReport(report, ({ testResults }: Report) =>
    testResults
      // A file that does not even load is a fault that the compiler notices, not a test.
      .filter(({ assertionResults }) => assertionResults.some(({ status }) => status === "failed"))
      .map(({ name }) => relative(copy, name)),
  );
  return failing ?? null;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const part = process.argv[2] ?? "";
  const { passed, failed } = await runPlantedFaults(
    PLANTED_FAULTS.filter(({ name }) => name.includes(part)),
  );
  print(`${passed} faults noticed, ${failed} not`);
  process.exitCode = failed === 0 ? 0 : 1;
}
