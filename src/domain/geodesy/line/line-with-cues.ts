import type { GuideCue, GuideLine } from "./guide-line.ts";

/** A turn this near to a point of the line is the turn at it. */
const AT_NODE_METERS = 20;

/** Returns the turn into a street at a place along the line, or undefined. */
export function cueNear({ cues = [] }: Pick<GuideLine, "cues">, alongMeters: number) {
  return cues.find(
    (cue) => cue.kind === "turn" && Math.abs(cue.alongMeters - alongMeters) <= AT_NODE_METERS,
  );
}

/** Returns cues, which name points of a line, with their places along it. */
export function cuesAlong(
  { alongs }: Pick<GuideLine, "alongs">,
  found: readonly (Omit<GuideCue, "alongMeters"> & { readonly point: number })[],
): readonly GuideCue[] {
  return found.map(({ point, ...cue }) => ({ ...cue, alongMeters: alongs[point] ?? 0 }));
}

/**
 * Returns a line with cues. A turn at a numbered node is announced with the number, and the number gets the name of the street
 * after the turn.
 */
export function lineWithCues(line: GuideLine, cues: readonly GuideCue[]): GuideLine {
  const cuesAtNodes = new Set<GuideCue>();
  const nodes = line.nodes.map(({ street: _, ...node }) => {
    const cue = node.label === "" ? undefined : cueNear({ cues }, node.alongMeters);
    if (cue) cuesAtNodes.add(cue);
    return cue?.name ? { ...node, street: cue.name } : node;
  });
  return { ...line, nodes, cues: cues.filter((cue) => !cuesAtNodes.has(cue)) };
}

/**
 * Returns a line with the cues that were found along it. On the stretches, from point to point, where none was found, the
 * turns stay that are stored with the line: no pack may have the ways there any more.
 */
export function lineWithFoundCues(line: GuideLine, found: readonly GuideCue[]): GuideLine {
  const stretchAt = ({ alongMeters }: GuideCue): number =>
    line.nodes.filter((node) => node.alongMeters < alongMeters + AT_NODE_METERS).length;
  const known = new Set(found.map(stretchAt));
  const left = storedCues(line).filter((cue) => !known.has(stretchAt(cue)));
  const cues = [...found, ...left].sort((a, b) => a.alongMeters - b.alongMeters);
  return lineWithCues(line, cues);
}

/** Returns all cues of a line, including those announced together with a numbered node. */
function storedCues({ nodes, cues = [] }: GuideLine): readonly GuideCue[] {
  const atNodes = nodes.flatMap(({ alongMeters, street }) =>
    street ? [{ kind: "turn" as const, alongMeters, turn: null, name: street }] : [],
  );
  return [...cues, ...atNodes];
}
