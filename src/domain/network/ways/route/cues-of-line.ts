import type { GuideCue } from "#domain/geodesy/line/guide-line.ts";
import { metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { FERRY, wayClassNamed } from "#domain/network/ways/access/way-class.ts";
import { edgeAttributes } from "#domain/network/ways/file/way-cell.ts";
import { timesOfGate } from "#domain/network/ways/join/joined-cell.ts";
import type { JoinedWays } from "#domain/network/ways/join/joined-ways.ts";
import { edgesOfLine } from "./edges-of-line.ts";
import { isWalkedByCyclists } from "./way-costs.ts";
import { type EdgeAlong, turnsAlong } from "./way-turns.ts";

/** A cue at a point of a line. */
export type CueAtPoint = Omit<GuideCue, "alongMeters"> & { readonly point: number };

/**
 * Returns what a traveller along a line must be told: turns with the names of streets, ferries, stairs for a cyclist, and
 * times at which a way is closed. Nothing is said where the line does not follow the ways exactly.
 * @param line lng, lat, lng, lat … in degrees
 */
export async function cuesOfLine(
  ways: JoinedWays,
  mode: NetworkMode,
  line: Float64Array,
): Promise<readonly CueAtPoint[]> {
  const alongs = metersAlong(line);
  const cues: CueAtPoint[] = [];
  for (const edges of await edgesOfLine(ways, line)) {
    const turns = await turnsAlong(ways, mode, line, edges);
    cues.push(
      ...turns.map(({ point, turn, name }) => ({ kind: "turn" as const, point, turn, name })),
      ...stretchesAlong(mode, edges, alongs),
    );
  }
  return cues.sort((a, b) => a.point - b.point);
}

const STEPS = wayClassNamed("steps");

/** Returns the ferries, stairs, walks and closing times along connected edges, each where it begins. */
function stretchesAlong(
  mode: NetworkMode,
  edges: readonly EdgeAlong[],
  alongs: readonly number[],
): CueAtPoint[] {
  return [
    ...stretchesOfKind(edges, alongs, (edge) => stretchOf(mode, edge)),
    ...stretchesOfKind(edges, alongs, timesOf),
    ...gatesAlong(edges),
  ];
}

type Stretch = Pick<GuideCue, "kind" | "name">;

function stretchesOfKind(
  edges: readonly EdgeAlong[],
  alongs: readonly number[],
  kindOf: (edge: EdgeAlong) => Stretch | null,
): CueAtPoint[] {
  const cues: CueAtPoint[] = [];
  let before = "";
  for (const [index, edge] of edges.entries()) {
    const cue = kindOf(edge);
    const key = cue ? `${cue.kind} ${cue.name}` : "";
    const endPoint = edges[index + 1]?.firstPoint ?? alongs.length - 1;
    const meters = (alongs[endPoint] as number) - (alongs[edge.firstPoint] as number);
    const last = cues.at(-1);
    if (key !== "" && key === before && last) {
      cues[cues.length - 1] = { ...last, meters: (last.meters ?? 0) + meters };
    } else if (cue) cues.push({ ...cue, turn: null, point: edge.firstPoint, meters });
    before = key;
  }
  return cues;
}

function stretchOf(mode: NetworkMode, { cell, edge, isForward }: EdgeAlong): Stretch | null {
  const attributes = edgeAttributes(cell, edge);
  const { wayClass, name } = attributes;
  if (wayClass === FERRY) return { kind: "ferry", name };
  if (mode !== "cycle") return null;
  if (wayClass === STEPS) return { kind: "stairs", name };
  return isWalkedByCyclists(attributes, isForward) ? { kind: "walk", name: null } : null;
}

function timesOf({ cell, edge }: EdgeAlong): Stretch | null {
  const { condition } = edgeAttributes(cell, edge);
  return condition === null ? null : { kind: "times", name: condition };
}

/** Returns the gates with times that lie between connected edges. */
function gatesAlong(edges: readonly EdgeAlong[]): CueAtPoint[] {
  return edges.slice(1).flatMap(({ cell, edge, isForward, firstPoint }) => {
    const name = timesOfGate(cell, edge, isForward);
    return name === undefined ? [] : { kind: "times", name, turn: null, point: firstPoint };
  });
}
