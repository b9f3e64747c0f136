/** The arcs of one direction in compressed rows: those of node p are `starts[p]` up to `starts[p + 1]`. */
export interface ArcRows {
  /** One entry more than nodes. */
  readonly starts: Uint32Array;
  /** The node at the other end. */
  readonly nodes: Uint32Array;
  /** Along the ground, decimetres. */
  readonly lengths: Uint32Array;
  /** The edge of the graph that the arc belongs to. */
  readonly edges: Uint32Array;
}

/** The ends of edges in parallel columns, one entry per edge. */
export interface EdgeEnds {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Decimetres. */
  readonly lengths: Uint32Array;
  /** 1 if the edge can be travelled both ways, else 0. */
  readonly twoWay: Uint8Array;
}

/**
 * Returns the arcs of these edges: forward arcs in the direction of travel, backward arcs against it. An edge
 * from a node to itself is one arc. The arcs of a node are in the order of the edges (a counting sort).
 */
export function arcRows(
  nodeCount: number,
  edges: EdgeEnds,
  direction: "forward" | "backward",
): ArcRows {
  const isForward = direction === "forward";
  const tails = isForward ? edges.from : edges.to;
  const heads = isForward ? edges.to : edges.from;
  const starts = startsOf(nodeCount, tails, heads, edges.twoWay);
  const arcCount = starts[nodeCount] as number;
  const rows = {
    starts,
    nodes: new Uint32Array(arcCount),
    lengths: new Uint32Array(arcCount),
    edges: new Uint32Array(arcCount),
  };
  fillRows(rows, tails, heads, edges);
  return rows;
}

// These run once, before the JIT has warmed up, so they are plain loops that allocate nothing per edge.

function startsOf(
  nodeCount: number,
  tails: Uint32Array,
  heads: Uint32Array,
  twoWay: Uint8Array,
): Uint32Array {
  const starts = new Uint32Array(nodeCount + 1);
  for (let edge = 0; edge < tails.length; edge += 1) {
    const tail = tails[edge] as number;
    const head = heads[edge] as number;
    starts[tail + 1] = (starts[tail + 1] as number) + 1;
    if (twoWay[edge] === 1 && tail !== head) starts[head + 1] = (starts[head + 1] as number) + 1;
  }
  for (let node = 0; node < nodeCount; node += 1) {
    starts[node + 1] = (starts[node + 1] as number) + (starts[node] as number);
  }
  return starts;
}

function fillRows(
  { starts, nodes, lengths, edges }: ArcRows,
  tails: Uint32Array,
  heads: Uint32Array,
  { lengths: edgeLengths, twoWay }: EdgeEnds,
): void {
  const next = starts.slice();
  for (let edge = 0; edge < tails.length; edge += 1) {
    const tail = tails[edge] as number;
    const head = heads[edge] as number;
    const length = edgeLengths[edge] as number;
    const at = next[tail] as number;
    next[tail] = at + 1;
    nodes[at] = head;
    lengths[at] = length;
    edges[at] = edge;
    if (twoWay[edge] !== 1 || tail === head) continue;
    const backAt = next[head] as number;
    next[head] = backAt + 1;
    nodes[backAt] = tail;
    lengths[backAt] = length;
    edges[backAt] = edge;
  }
}
