import { type Course, type CourseCue, cueAt, type TurnWords } from "#domain/exchange/course.ts";
import { type GuideLine, pointAfter } from "#domain/geodesy/line/guide-line.ts";
import { lineWithCues } from "#domain/geodesy/line/line-with-cues.ts";
import { turnAt } from "#domain/geodesy/line/turn-at.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { PlanRoute } from "#domain/network/plan/route/plan-route.ts";
import { guideLineOfPlan } from "./guide-line-of-plan.ts";
import { DEFAULT_SPEEDS } from "./travel-time.ts";

/** The parts of a plan that its course needs. */
interface PlanOfCourse {
  readonly name: string;
  readonly mode: NetworkMode;
  readonly route: Pick<PlanRoute, "nodes" | "legs">;
}

/**
 * Returns the course of a plan, with a cue at every node: its number, and the turn that the guidance of the app announces there;
 * and at every turn that is stored with legs along ways. A node on a spur beside the line is at the mouth of the spur. Null
 * without a line.
 */
export function courseOfPlan({ name, mode, route }: PlanOfCourse, words: TurnWords): Course | null {
  const plain = guideLineOfPlan(route);
  const line = lineWithCues(plain, plain.cues ?? []);
  const distinct = distinctPoints(line);
  if (distinct.length < 2) return null;
  const column = (all: Float64Array) =>
    Float64Array.from(distinct, (index) => all[index] as number);
  const indexAt = (alongMeters: number): number => {
    const at = nearestPoint(line, alongMeters);
    // The last distinct point up to this one is at the same place.
    return distinct.findLastIndex((point) => point <= at);
  };
  const atNodes = line.nodes.map(({ label, alongMeters, street }) =>
    cueAt(label, indexAt(alongMeters), turnAt(line, alongMeters), words, street),
  );
  const between = (line.cues ?? []).flatMap(({ turn, name, alongMeters }): CourseCue[] => {
    if (!turn) return [];
    const comment = words("", turn, name);
    return [{ name: name ?? "", index: indexAt(alongMeters), turn, comment, isStreet: true }];
  });
  const cues = [...atNodes, ...between].sort((a, b) => a.index - b.index);
  return {
    name,
    mode,
    speedKmh: DEFAULT_SPEEDS[mode],
    lngs: column(line.lngs),
    lats: column(line.lats),
    altitudesMeters: null,
    timesMs: null,
    cues,
  };
}

/** Returns the indexes of the points that are not at the place of the one before: legs share their ends. */
function distinctPoints({ lngs, lats }: GuideLine): readonly number[] {
  return Array.from(lngs.keys()).filter(
    (at) => at === 0 || lngs[at] !== lngs[at - 1] || lats[at] !== lats[at - 1],
  );
}

/** Returns the index of the point nearest to a distance along the line. */
function nearestPoint(line: GuideLine, alongMeters: number): number {
  const after = Math.min(pointAfter(line, alongMeters), line.alongs.length - 1);
  const before = Math.max(0, after - 1);
  const awayFrom = (at: number) => Math.abs((line.alongs[at] as number) - alongMeters);
  return awayFrom(after) < awayFrom(before) ? after : before;
}
