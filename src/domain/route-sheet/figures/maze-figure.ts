import { away, type Figure, type Mark, type PaperPoint } from "#domain/route-sheet/figure.ts";
import { isTurnRound, type RouteJunction } from "#domain/route-sheet/junction.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { wrapDegrees } from "#domain/units/degrees.ts";
import { exitNumber } from "./exit-number.ts";
import {
  keyOf,
  MAX_EXITS,
  MAZE_COLUMNS,
  MAZE_ROWS,
  type MazeCell,
  type MazeFork,
  type MazePlan,
  nextTo,
  passageKey,
  planMaze,
  SIDES,
} from "./maze-plan.ts";

/** The distance between the middles of two cells. */
const CELL_MM = 8;
const CORNER_MM = CELL_MM / Math.sqrt(3);
const ROW_MM = CORNER_MM * 1.5;
const HEAD_MM = 6;
const FOOT_MM = 9;
const DOT_MM = 1.5;
const WALL_MM = 0.6;

/** The most junctions in a maze. */
export const MAZE_STEPS = 6;

/** Returns whether a maze can have a junction: the route does not turn round, and no more ways lead on than a hexagon has sides. */
export function fitsMaze(junction: RouteJunction): boolean {
  return !isTurnRound(junction) && exitsOf(junction) <= MAX_EXITS;
}

/**
 * Draws a maze in which each fork on the way from the arrow to the dot is a junction, with as many ways, and the right one at the same
 * place from the left. A junction without another way is not in it. Null if no maze was found for the junctions.
 * @param head the words above it
 */
export function mazeFigure(steps: readonly SheetStep[], head: string): Figure | null {
  const forks = steps.map(({ junction }) => forkOf(junction)).filter(({ exits }) => exits > 1);
  const plan = planMaze(forks, seedOf(steps));
  if (!plan) return null;
  const goal = middleOf(plan.path.at(-1) as MazeCell);
  const entrance = middleOf(nextTo(plan.path[0] as MazeCell, plan.entrance));
  const degrees = 30 + 60 * plan.entrance + 180;
  const tip = away(entrance, degrees, CELL_MM * 0.3);
  return {
    widthMm: (MAZE_COLUMNS + 0.5) * CELL_MM + 2,
    heightMm: HEAD_MM + (MAZE_ROWS - 1) * ROW_MM + 2 * CORNER_MM + FOOT_MM,
    marks: [
      { kind: "text", at: { x: 1, y: 4 }, text: head, sizeMm: 3.6, anchor: "start" },
      ...wallsOf(plan),
      { kind: "line", points: [away(tip, degrees + 180, CELL_MM * 0.7), tip], widthMm: 0.8 },
      { kind: "arrowhead", at: tip, degrees },
      { kind: "dot", at: goal, radiusMm: DOT_MM },
    ],
  };
}

/** Counts the ways onward that are seen at a junction, closed ones too. */
function exitsOf({ otherDegrees, closedDegrees = [] }: RouteJunction): number {
  return 1 + otherDegrees.length + closedDegrees.length;
}

function forkOf(junction: RouteJunction): MazeFork {
  const { inDegrees, outDegrees, otherDegrees, closedDegrees = [] } = junction;
  const turns = [outDegrees, ...otherDegrees, ...closedDegrees]
    .map((degrees) => wrapDegrees(degrees - inDegrees) - 180)
    .sort((one, other) => one - other);
  return { exits: turns.length, right: exitNumber(junction), turns };
}

/** The same junctions have the same maze, on the screen and on paper. */
function seedOf(steps: readonly SheetStep[]): number {
  return steps.reduce(
    (seed, { junction: { alongMeters, outDegrees } }) =>
      (seed * 31 + Math.round(alongMeters) * 7 + Math.round(outDegrees)) % 1_000_003,
    17,
  );
}

function middleOf({ column, row }: MazeCell): PaperPoint {
  return {
    x: 1 + CELL_MM / 2 + (column + row / 2) * CELL_MM,
    y: HEAD_MM + CORNER_MM + row * ROW_MM,
  };
}

/** A wall between two corners of a cell. */
type Wall = readonly [from: PaperPoint, to: PaperPoint];

/** Draws the walls around all cells but those of the passages, as long lines. */
function wallsOf({ cells, passages, path, entrance }: MazePlan): Mark[] {
  const open = new Set(passages);
  const first = path[0] as MazeCell;
  open.add(passageKey(first, nextTo(first, entrance)));
  const inside = new Set(cells.map(keyOf));
  const walls = cells.flatMap((cell) =>
    SIDES.flatMap((_, side): Wall[] => {
      const other = nextTo(cell, side);
      // A wall between two cells of the maze is drawn for the first of them.
      const isOfOther = inside.has(keyOf(other)) && keyOf(other) < keyOf(cell);
      return isOfOther || open.has(passageKey(cell, other)) ? [] : [wallAt(cell, side)];
    }),
  );
  return joined(walls).map((points) => ({ kind: "line", points, widthMm: WALL_MM }));
}

function wallAt(cell: MazeCell, side: number): Wall {
  const middle = middleOf(cell);
  return [away(middle, side * 60, CORNER_MM), away(middle, side * 60 + 60, CORNER_MM)];
}

/** Joins walls that share corners to lines. */
function joined(walls: readonly Wall[]): PaperPoint[][] {
  const left = new Map<string, Set<Wall>>();
  for (const wall of walls) {
    for (const corner of wall) {
      const key = cornerKey(corner);
      left.set(key, (left.get(key) ?? new Set()).add(wall));
    }
  }
  return walls.flatMap((wall) => {
    if (!left.get(cornerKey(wall[0]))?.has(wall)) return [];
    const line: PaperPoint[] = [wall[0]];
    for (let next: Wall | undefined = wall; next; next = firstOf(left, line.at(-1))) {
      for (const corner of next) left.get(cornerKey(corner))?.delete(next);
      const [from, to]: Wall = next;
      line.push(cornerKey(from) === cornerKey(line.at(-1) as PaperPoint) ? to : from);
    }
    return [line];
  });
}

function firstOf(left: ReadonlyMap<string, Set<Wall>>, corner: PaperPoint | undefined) {
  return corner && left.get(cornerKey(corner))?.values().next().value;
}

function cornerKey({ x, y }: PaperPoint): string {
  return `${Math.round(x * 20)} ${Math.round(y * 20)}`;
}
