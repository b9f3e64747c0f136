import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import type { WayQuestion } from "#domain/network/ways/route/route-along-ways.ts";
import { findFreeLoops } from "#domain/plans/free-loops.ts";
import { limited, millisecondsOf, quantile, slowness } from "./measure.ts";

const LOOP_METERS = 10_000;
const LOOPS_A_CHECK = 5;
/** The first questions of a process take longer, until their code is compiled. */
const FIRST_LOOPS = 5;
const LIMIT_MS = 500;

/** A question of a walker or a cyclist. */
export type LandQuestion = WayQuestion & { readonly mode: WayMode };

/**
 * Measures loops of 10 km from the beginnings of legs, with cells loaded and code compiled; each is asked for twice, and the second
 * counts.
 */
export async function warmLoops(
  ways: JoinedWays,
  questions: readonly LandQuestion[],
  slowdown: number,
): Promise<void> {
  const data = { routing: createRoutingGraph([]), ways };
  const askFor = ({ mode, from: near }: LandQuestion) =>
    findFreeLoops(data, { mode, near, meters: LOOP_METERS, options: {} });
  for (const question of questions.slice(0, FIRST_LOOPS)) await askFor(question);
  const times: number[] = [];
  let [slow, good, found] = [1, 0, 0];
  for (const question of questions) {
    const ask = () => askFor(question);
    await ask();
    // Other work on the machine comes and goes.
    if (times.length % LOOPS_A_CHECK === 0) slow = await slowness();
    const ms = await millisecondsOf(async () => {
      const { loops } = await ask();
      found += loops.length;
      if (loops[0]?.hasWantedLength) good += 1;
    });
    times.push(ms / slow);
  }
  console.log(
    `  ${good} of ${times.length} within 10 %, ${(found / times.length).toFixed(1)} each`,
  );
  limited("loops of 10 km, median", quantile(times, 0.5), LIMIT_MS, slowdown);
  limited("loops of 10 km, 95 of 100", quantile(times, 0.95), LIMIT_MS, slowdown);
}
