/** Arcs of one direction in compressed rows: those of post p are `starts[p]` up to `starts[p + 1]`. */
export interface ArcRows {
  /** One more than posts. */
  readonly starts: Uint32Array;
  /** The post at the other end. */
  readonly posts: Uint32Array;
  /** Along the ground, decimetres. */
  readonly lengths: Uint32Array;
  /** Which edge of the graph it runs over. */
  readonly edges: Uint32Array;
}

/** The ends of edges, side by side, a place an edge. */
export interface EdgeEnds {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  /** Decimetres. */
  readonly lengths: Uint32Array;
  /** 1 where it is travelled both ways, else 0. */
  readonly twoWay: Uint8Array;
}

/**
 * The arcs over these edges: forward ones lead where one travels, backward ones whence. An edge from
 * a post to itself is one arc. Those of a post are in the order of the edges (a counting sort).
 */
export function arcRows(
  postCount: number,
  edges: EdgeEnds,
  direction: "forward" | "backward",
): ArcRows {
  const [tails, heads] = direction === "forward" ? [edges.from, edges.to] : [edges.to, edges.from];
  const isBoth = (edge: number): boolean => edges.twoWay[edge] === 1 && tails[edge] !== heads[edge];
  const starts = new Uint32Array(postCount + 1);
  const count = (post: number): void => {
    starts[post + 1] = (starts[post + 1] as number) + 1;
  };
  for (let edge = 0; edge < tails.length; edge += 1) {
    count(tails[edge] as number);
    if (isBoth(edge)) count(heads[edge] as number);
  }
  for (let post = 0; post < postCount; post += 1) {
    starts[post + 1] = (starts[post + 1] as number) + (starts[post] as number);
  }
  const arcCount = starts[postCount] as number;
  const rows = {
    starts,
    posts: new Uint32Array(arcCount),
    lengths: new Uint32Array(arcCount),
    edges: new Uint32Array(arcCount),
  };
  const next = starts.slice();
  const put = (tail: number, head: number, edge: number): void => {
    const at = next[tail] as number;
    next[tail] = at + 1;
    rows.posts[at] = head;
    rows.lengths[at] = edges.lengths[edge] as number;
    rows.edges[at] = edge;
  };
  for (let edge = 0; edge < tails.length; edge += 1) {
    const [tail, head] = [tails[edge] as number, heads[edge] as number];
    put(tail, head, edge);
    if (isBoth(edge)) put(head, tail, edge);
  }
  return rows;
}
