import { readFileSync } from "node:fs";
import { remembered, rememberedIn } from "#domain/async/remembered.ts";
import { objectsAlong } from "#domain/fairway/along-line.ts";
import { fairwayIndex } from "#domain/fairway/fairway-index.ts";
import { readFairways } from "#domain/fairway/file/read-fairways.ts";
import { limitsOf, passageOf, UNKNOWN_BOAT } from "#domain/fairway/passage/passage.ts";
import { passageCosts } from "#domain/fairway/passage/passage-costs.ts";
import { joinWaters } from "#domain/fairway/waters/joined-waters.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { openWays } from "#domain/network/ways/file/read-ways.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { passagesById } from "#domain/network/ways/route/passages-by-id.ts";
import { routeAlongWays } from "#domain/network/ways/route/route-along-ways.ts";
import { fileBytes } from "../pack/disk/file-bytes.ts";
import { type PlaceLine, routeAnswer, watersOfPacks } from "./ways-of-packs.ts";

const NAUTICAL = "public/nautical";

const country = remembered(() => openWays(fileBytes(`${NAUTICAL}/vaarwater.graph`)));

const fairways = remembered(async () => {
  const found = readFairways(readFileSync(`${NAUTICAL}/vaarwegen.json`, "utf8"));
  return { objects: found.objects, index: fairwayIndex(found) };
});

const joined = new Map<string, Promise<JoinedWays>>();

/** Returns the waters of the country and those of packs, which stay open. */
function watersWith(folders: readonly string[]): Promise<JoinedWays> {
  return rememberedIn(joined, folders.join("\n"), async () => {
    const { index } = await fairways();
    const packs = await watersOfPacks(folders);
    return joinWaters({ packs, country: await country(), objects: index });
  });
}

/**
 * Returns the answer to a line with places on the water, with the bridges and locks on the route for a boat of the given sizes.
 * Rejects with OperatorError for a pack that cannot be read.
 */
export async function answerAfloat(
  mode: NetworkMode,
  asked: PlaceLine,
  folders: readonly string[] = [],
) {
  const { height = null, width = null, length = null, draught = null } = asked;
  const sizes = { airDraughtMeters: height, beamMeters: width, lengthMeters: length };
  const limits = limitsOf({ ...UNKNOWN_BOAT, marginMeters: 0, ...sizes });
  const { objects, index } = await fairways();
  const [from, to] = [asked.from, asked.to].map(([lat, lng]) => ({ lat, lng })) as [Place, Place];
  const options = { passages: passagesById(passageCosts(objects, limits), draught) };
  const answer = await routeAlongWays(await watersWith(folders), { mode, from, to, options });
  if (answer.kind === "problem") return { meters: null, problem: answer.problem };
  const route = routeAnswer(answer, mode, [from, to]);
  // The straight parts from and to the ends pass bridges too.
  const passed = objectsAlong(Float64Array.from(route.line.flat()), index).map(
    ({ object, alongMeters }) => ({
      id: object.id,
      name: object.name,
      kind: object.kind,
      atMeters: Math.round(alongMeters),
      ...(limits && { state: passageOf(object, limits).state }),
    }),
  );
  const waterNames = answer.stretches.map(({ name, meters }) => ({
    name,
    meters: Math.round(meters),
  }));
  return { ...route, waters: waterNames, water: answer.water, passed };
}

interface Place {
  readonly lat: number;
  readonly lng: number;
}
