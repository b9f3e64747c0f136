import { readFileSync } from "node:fs";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { limitsOf, UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { passageCosts } from "#domain/fairway/passage/passage-costs.ts";
import { joinWaters } from "#domain/fairway/waters/joined-waters.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { routeAlongWays, type WayQuestion } from "#domain/network/ways/route/route-along-ways.ts";
import { fileBytes } from "../../tools/pack/disk/file-bytes.ts";
import { limited, millisecondsOf, quantile, slowness } from "./measure.ts";

const NAUTICAL = "public/nautical";
/** Holland, Utrecht, Friesland and the lakes between them. */
const [WEST, SOUTH, EAST, NORTH] = [4.3, 51.8, 6, 53.2];
/** Some 15 km at most, as on land. */
const MAX_LEG_DEGREES = 0.12;
const LEGS_A_CHECK = 20;
const MAST = { ...UNKNOWN_BOAT, airDraughtMeters: 14, beamMeters: 3.2, draughtMeters: 1.2 };

/**
 * Measures legs of a boat with a mast of 14 m along the waters of the country, with loaded cells; it must meet
 * the same limit as a leg on land.
 */
export async function warmWaterLegs(
  random: () => number,
  count: number,
  [limitMs, slowdown]: readonly [limitMs: number, slowdown: number],
): Promise<void> {
  const fairways = readFairways(readFileSync(`${NAUTICAL}/vaarwegen.json`, "utf8"));
  const country = await openWays(fileBytes(`${NAUTICAL}/vaarwater.graph`));
  const ways = joinWaters({ packs: [], country, objects: fairwayIndex(fairways) });
  const costs = passageCosts(fairways.objects, limitsOf(MAST));
  const options = { passages: passagesById(costs, MAST.draughtMeters) };
  const asked: WayQuestion[] = [];
  while (asked.length < count) {
    const from = { lng: WEST + random() * (EAST - WEST), lat: SOUTH + random() * (NORTH - SOUTH) };
    const offset = (): number => (random() - 0.5) * 2 * MAX_LEG_DEGREES;
    const to = { lng: from.lng + offset(), lat: from.lat + offset() };
    const question: WayQuestion = { mode: "motorboat", from, to, options };
    if ((await routeAlongWays(ways, question)).kind === "route") asked.push(question);
  }
  const times: number[] = [];
  let slow = 1;
  for (const question of asked) {
    if (times.length % LEGS_A_CHECK === 0) slow = await slowness();
    const ms = await millisecondsOf(async () => void (await routeAlongWays(ways, question)));
    times.push(ms / slow);
  }
  limited("a leg on the water, median", quantile(times, 0.5), limitMs, slowdown);
  limited("a leg on the water, 95 of 100", quantile(times, 0.95), limitMs, slowdown);
}
