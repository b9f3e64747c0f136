import type { WayMode } from "#domain/network/ways/access/way-access.ts";
import { TRAITS } from "#domain/network/ways/file/ways-format.ts";
import type { CorridorEdge } from "./corridor.ts";
import type { MatchedTrack } from "./match-track.ts";
import type { EdgePart } from "./steps-between.ts";

/** A street that a track follows, in its order. */
export interface FollowedStreet {
  readonly name: string;
  readonly meters: number;
}

/** The facts about the ways that a track follows. */
export interface MatchFacts {
  /** The length along ways. */
  readonly meters: number;
  readonly pavedMeters: number;
  readonly unpavedMeters: number;
  readonly streets: readonly FollowedStreet[];
}

/** A street that is followed for less is only crossed, metres. */
const MIN_STREET_METERS = 30;

/** Returns the surfaces and streets of the ways that a track follows. */
export function factsOfMatch({ edges, stretches }: MatchedTrack, mode: WayMode): MatchFacts {
  const parts = stretches.flatMap((stretch) => stretch.parts ?? []);
  const attributesOf = ({ edge }: EdgePart) => (edges[edge] as CorridorEdge).attributes;
  const metersWith = (trait: number): number =>
    parts.reduce((sum, part) => sum + (attributesOf(part).traits & trait ? lengthOf(part) : 0), 0);
  const [paved, unpaved] =
    mode === "walk"
      ? [TRAITS.walkPaved, TRAITS.walkUnpaved]
      : [TRAITS.cyclePaved, TRAITS.cycleUnpaved];
  const streets: FollowedStreet[] = [];
  for (const part of parts) {
    const { name } = attributesOf(part);
    if (name === null) continue;
    const last = streets.at(-1);
    const meters = lengthOf(part);
    if (last?.name === name) streets[streets.length - 1] = { name, meters: last.meters + meters };
    else streets.push({ name, meters });
  }
  return {
    meters: parts.reduce((sum, part) => sum + lengthOf(part), 0),
    pavedMeters: metersWith(paved),
    unpavedMeters: metersWith(unpaved),
    streets: streets.filter(({ meters }) => meters >= MIN_STREET_METERS),
  };
}

function lengthOf({ from, to }: EdgePart): number {
  return Math.abs(to - from);
}
