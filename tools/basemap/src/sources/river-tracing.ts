import type { Position } from "geojson";

interface Neighbour {
  readonly vertex: number;
  readonly kilometers: number;
}

/** A graph of lines: every point once, joined where the pieces touch. */
export interface LineGraph {
  readonly points: Position[];
  readonly neighbours: Neighbour[][];
}

const KILOMETERS_PER_DEGREE = 111.2;
// The largest distance of a via point from its course.
const REACH_KILOMETERS = 6;
// Pieces end at the bins of GMT; their ends agree to about a metre.
const JOIN_DECIMALS = 5;
// Ends closer than this belong together, as of a tributary and its river.
const GAP_KILOMETERS = 1.5;

/** Joins pieces of lines to a graph. */
export function lineGraph(lines: readonly Position[][]): LineGraph {
  const graph: LineGraph = { points: [], neighbours: [] };
  const known = new Map<string, number>();
  const vertexOf = (point: Position): number => {
    const key = point.map((degrees) => degrees.toFixed(JOIN_DECIMALS)).join();
    const found = known.get(key);
    if (found !== undefined) return found;
    graph.points.push(point);
    graph.neighbours.push([]);
    known.set(key, graph.points.length - 1);
    return graph.points.length - 1;
  };
  for (const line of lines) {
    const vertices = line.map(vertexOf);
    vertices.slice(1).forEach((vertex, index) => {
      connect(graph, vertices[index] ?? vertex, vertex);
    });
  }
  bridgeGaps(graph);
  return graph;
}

/** Returns the course through the via points along the graph; throws if they are not connected. */
export function traceCourse(graph: LineGraph, viaPoints: readonly Position[]): Position[] {
  const vertices = viaPoints.map((point) => nearestVertex(graph, point));
  const course: number[] = [];
  vertices.slice(1).forEach((vertex, index) => {
    const leg = shortestPath(graph, vertices[index] ?? vertex, vertex);
    course.push(...(index === 0 ? leg : leg.slice(1)));
  });
  return course.map((vertex) => graph.points[vertex] ?? []);
}

function bridgeGaps(graph: LineGraph): void {
  graph.neighbours.forEach((neighbours, end) => {
    if (neighbours.length !== 1) return;
    const [only] = neighbours;
    const nearest = nearestOf(graph, graph.points[end] ?? [], (vertex) => {
      return vertex !== end && vertex !== only?.vertex;
    });
    if (nearest.kilometers < GAP_KILOMETERS) connect(graph, end, nearest.vertex);
  });
}

function connect(graph: LineGraph, first: number, second: number): void {
  if (first === second) return;
  const kilometers = distanceKilometers(graph.points[first] ?? [], graph.points[second] ?? []);
  graph.neighbours[first]?.push({ vertex: second, kilometers });
  graph.neighbours[second]?.push({ vertex: first, kilometers });
}

function nearestVertex(graph: LineGraph, point: Position): number {
  const nearest = nearestOf(graph, point, () => true);
  if (nearest.kilometers > REACH_KILOMETERS) throw new Error(`No water near ${point.join()}`);
  return nearest.vertex;
}

function nearestOf(graph: LineGraph, point: Position, accepts: (vertex: number) => boolean) {
  let nearest: Neighbour = { vertex: -1, kilometers: Number.POSITIVE_INFINITY };
  graph.points.forEach((candidate, vertex) => {
    // Comparing only latitudes excludes most points cheaply.
    const northKilometers = Math.abs((candidate[1] ?? 0) - (point[1] ?? 0)) * KILOMETERS_PER_DEGREE;
    if (northKilometers >= nearest.kilometers || !accepts(vertex)) return;
    const kilometers = distanceKilometers(candidate, point);
    if (kilometers < nearest.kilometers) nearest = { vertex, kilometers };
  });
  return nearest;
}

function shortestPath(graph: LineGraph, start: number, goal: number): number[] {
  const kilometersTo = new Map([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const queue = [{ vertex: start, kilometers: 0 }];
  for (let step = takeNearest(queue); step; step = takeNearest(queue)) {
    if (step.vertex === goal) return pathTo(goal, cameFrom);
    if (step.kilometers > (kilometersTo.get(step.vertex) ?? 0)) continue;
    for (const { vertex, kilometers } of graph.neighbours[step.vertex] ?? []) {
      const total = step.kilometers + kilometers;
      if (total >= (kilometersTo.get(vertex) ?? Number.POSITIVE_INFINITY)) continue;
      kilometersTo.set(vertex, total);
      cameFrom.set(vertex, step.vertex);
      queue.push({ vertex, kilometers: total });
    }
  }
  throw new Error(
    `${graph.points[start]?.join()} and ${graph.points[goal]?.join()} are not joined`,
  );
}

function takeNearest(queue: Neighbour[]): Neighbour | undefined {
  let best = 0;
  queue.forEach(({ kilometers }, index) => {
    if (kilometers < (queue[best]?.kilometers ?? 0)) best = index;
  });
  return queue.splice(best, 1)[0];
}

function pathTo(goal: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const path: number[] = [];
  for (let vertex: number | undefined = goal; vertex !== undefined; vertex = cameFrom.get(vertex)) {
    path.push(vertex);
  }
  return path.reverse();
}

function distanceKilometers(first: Position, second: Position): number {
  const [firstLng = 0, firstLat = 0] = first;
  const [secondLng = 0, secondLat = 0] = second;
  const east = (secondLng - firstLng) * Math.cos((firstLat * Math.PI) / 180);
  return Math.hypot(east, secondLat - firstLat) * KILOMETERS_PER_DEGREE;
}
