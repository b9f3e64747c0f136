/** The level of a test run, and the seed of its random parts: the only reader of `CHECK` and `TEST_SEED`. */

/**
 * `quick` is `npm run check`, without a browser; `full` is `npm test`; `thorough` is `npm run thorough`, which runs in whole what the
 * others run a seeded part of.
 */
export type Level = "quick" | "full" | "thorough";

const LEVELS: readonly string[] = ["quick", "full", "thorough"] satisfies readonly Level[];

/**
 * Returns the level of this run.
 * @throws {Error} if `CHECK` is no level
 */
export function levelOf(env: NodeJS.ProcessEnv = process.env): Level {
  const given = env["CHECK"] ?? "full";
  if (!LEVELS.includes(given)) throw new Error(`CHECK is ${given}, and no ${LEVELS.join(", ")}.`);
  return given as Level;
}

/**
 * Returns the seed of this run: `TEST_SEED`, else 1, so that two runs of the same code have the same verdict.
 * @throws {Error} if `TEST_SEED` is no whole number
 */
export function seedOf(env: NodeJS.ProcessEnv = process.env): number {
  const seed = Number(env["TEST_SEED"] ?? 1);
  if (!Number.isSafeInteger(seed)) throw new Error(`TEST_SEED is ${env["TEST_SEED"]}, no number.`);
  return seed;
}

/**
 * Returns a part of a list in its order, chosen by the seed of this run; all of it in a thorough run.
 * @param count the number of elements of the part
 */
export function partOf<T>(all: readonly T[], count: number, env = process.env): readonly T[] {
  if (levelOf(env) === "thorough") return all;
  const size = Math.min(count, all.length);
  const first = (Math.imul(seedOf(env), 0x9e3779b1) >>> 0) % all.length;
  // Evenly spread, because neighbours in a list are often alike.
  const chosen = Array.from(
    { length: size },
    (_, turn) => (first + Math.floor((turn * all.length) / size)) % all.length,
  );
  return all.filter((_, at) => chosen.includes(at));
}
