import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it, onTestFinished } from "vitest";
import { partOf } from "../check/level.ts";
import { buildPack } from "../pack/build-pack.ts";
import { runPlan } from "./run-plan.ts";

/** Extracts and routes of an independent program, if a developer has them beside the project; never part of it. */
const SHARED = join(process.cwd(), "../shared");
const isThere = existsSync(join(SHARED, "truth/ways-krems.json"));

/** The number of pairs that are tried of each mode, unless the run is thorough. */
const PAIRS = 15;

interface Pair {
  readonly mode: "walk" | "cycle";
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly meters: number;
}

async function packOf(name: string): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), "ways-truth-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const nothing = {
    bounds: null,
    date: null,
    engine: null,
    jar: null,
    profile: null,
    shapes: null,
  };
  const silent = { status: () => {}, progress: () => {}, note: () => {} };
  const pbfs = [join(SHARED, `data/osm/${name}.osm.pbf`)];
  await buildPack({ name, pbfs, out, ...nothing }, null, silent);
  return join(out, name);
}

async function answers(pack: string, mode: string, pairs: readonly Pair[]) {
  const lines: string[] = [];
  const code = await runPlan([pack, "--mode", mode, "--batch"], {
    input: Readable.from(
      pairs.map(({ from, to }) => `${JSON.stringify({ from, to, shortest: true })}\n`),
    ),
    write: (text) => lines.push(...text.split("\n")),
    complain: (sentence) => lines.push(sentence),
  });
  expect(code).toBe(0);
  return lines.map((line) => JSON.parse(line) as { readonly meters: number | null });
}

describe.skipIf(!isThere)(`shortest ways (${isThere ? "found" : "not found: skipped"})`, () => {
  it.each(["delft", "krems", "monaco"])(
    "are as long as in the truth of %s",
    async (name) => {
      const truth = readFileSync(join(SHARED, `truth/ways-${name}.json`), "utf8");
      const { pairs } = JSON.parse(truth) as { readonly pairs: readonly Pair[] };
      const pack = await packOf(name);
      for (const mode of ["walk", "cycle"]) {
        const some = partOf(
          pairs.filter((pair) => pair.mode === mode),
          PAIRS,
        );
        const found = await answers(pack, mode, some);
        const wrong = some.flatMap((pair, at) => {
          const meters = found[at]?.meters ?? Number.POSITIVE_INFINITY;
          const isRight = Math.abs(meters - pair.meters) <= Math.max(3, pair.meters * 0.005);
          return isRight ? [] : [{ ...pair, found: meters }];
        });
        expect(some.length).toBeGreaterThan(10);
        expect(wrong).toEqual([]);
      }
    },
    60_000,
  );
});
