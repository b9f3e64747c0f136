import { readFileSync } from "node:fs";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { createRoutingGraph } from "#domain/network/plan/route/plan-stops.ts";
import { isWayMode } from "#domain/network/ways/access/way-access.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { trackOnWays } from "#domain/plans/plan-of-track.ts";
import { routeThroughStops } from "#domain/plans/route-through-stops.ts";
import { questionOf } from "#domain/plans/stops-question.ts";
import { OperatorError } from "../pack/operator-error.ts";
import type { PlanOptions } from "./options.ts";
import { waysOfPacks } from "./ways-of-packs.ts";

/** Matches each track and route of a file to the ways of packs, and makes a plan of it. Rejects with OperatorError. */
export async function matchFile(path: string, { packs, mode }: PlanOptions) {
  if (!isWayMode(mode)) throw new OperatorError("--match needs --mode walk or cycle.");
  const ways = await waysOfPacks(packs);
  if (!ways) throw new OperatorError("None of these packs has ways.");
  const answers = [];
  for (const { name, lngs, lats } of linesIn(path)) {
    const { draft, ...found } = await trackOnWays(ways, { mode, lngs, lats });
    const plan = draft && { stops: draft.stops, meters: await metersOf(ways, draft) };
    answers.push({ name: name ?? null, ...found, plan });
  }
  return answers;
}

function linesIn(path: string) {
  const result = readFile(bytesOf(path), {});
  if (!result.ok) throw new OperatorError(`${path} is not a file with a track.`);
  const { tracks, routes } = result.file;
  return [
    ...tracks,
    ...routes.map(({ name, points }) => ({
      name,
      lngs: points.map(({ lng }) => lng),
      lats: points.map(({ lat }) => lat),
    })),
  ];
}

function bytesOf(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new OperatorError(`${path} cannot be read.`);
  }
}

async function metersOf(
  ways: JoinedWays,
  draft: Parameters<typeof questionOf>[0],
): Promise<number | null> {
  const answer = await routeThroughStops(
    { routing: createRoutingGraph([]), ways },
    questionOf(draft),
  );
  return answer.kind === "route" ? Math.round(answer.route.meters) : null;
}
