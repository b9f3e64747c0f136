/** A cell of a grid of hexagons: the column goes right, the row goes down and half a cell right. */
export interface MazeCell {
  readonly column: number;
  readonly row: number;
}

/** A fork of a maze: the number of ways onward, and the one that is right, counted from the left; 1 is the first. */
export interface MazeFork {
  readonly exits: number;
  readonly right: number;
  /** The direction of each way onward, degrees clockwise from straight on; from left to right. */
  readonly turns: readonly number[];
}

/** A maze with its way through. */
export interface MazePlan {
  readonly cells: readonly MazeCell[];
  /** Pairs of neighbours between which there is no wall, as `passageKey`. */
  readonly passages: ReadonlySet<string>;
  /** The cells of the way through, from the entrance below to the goal. */
  readonly path: readonly MazeCell[];
  /** The side by which the path enters its first cell, as an index of `SIDES`. */
  readonly entrance: number;
}

/** The neighbours of a cell, clockwise from the upper right; the first points to 30° from the top, and each next one 60° further. */
export const SIDES: readonly MazeCell[] = [
  { column: 1, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 1 },
  { column: -1, row: 0 },
  { column: 0, row: -1 },
];

/** The size of a maze in cells. */
export const MAZE_COLUMNS = 15;
export const MAZE_ROWS = 12;
/** The most ways onward at a fork of hexagons. */
export const MAX_EXITS = 5;

const LONGEST_CORRIDOR = 3;
const MAX_STEPS = 4000;
const TRIES = 40;

type Random = () => number;

/**
 * Draws up a maze whose forks along the way through are these, in order; all its other ways end. The same forks and seed give the same
 * maze. Null if no place was found for them.
 */
export function planMaze(forks: readonly MazeFork[], seed: number): MazePlan | null {
  const random = randomOf(seed);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const way = new WayThrough(forks, random).find();
    if (way) return { ...way, ...withDeadEnds(way, random) };
  }
  return null;
}

/** Names the passage between two neighbours, whichever comes first. */
export function passageKey(one: MazeCell, other: MazeCell): string {
  const keys = [keyOf(one), keyOf(other)].sort();
  return keys.join("|");
}

export function keyOf({ column, row }: MazeCell): string {
  return `${column} ${row}`;
}

export function nextTo({ column, row }: MazeCell, side: number): MazeCell {
  const step = SIDES[mod(side)] as MazeCell;
  return { column: column + step.column, row: row + step.row };
}

function mod(side: number): number {
  return (side + 12) % 6;
}

function isOnBoard({ column, row }: MazeCell): boolean {
  const fromLeft = column + Math.floor(row / 2);
  return row >= 0 && row < MAZE_ROWS && fromLeft >= 0 && fromLeft < MAZE_COLUMNS;
}

interface Way {
  readonly path: readonly MazeCell[];
  readonly entrance: number;
  /** The first cells of the ways that end, each with its fork. */
  readonly ends: readonly { readonly fork: MazeCell; readonly cell: MazeCell }[];
}

/** A search for the way through: it takes a step back where it is stuck. */
class WayThrough {
  readonly #forks: readonly MazeFork[];
  readonly #random: Random;
  readonly #taken = new Set<string>();
  readonly #path: MazeCell[] = [];
  readonly #ends: Way["ends"][number][] = [];
  #steps = 0;

  constructor(forks: readonly MazeFork[], random: Random) {
    this.#forks = forks;
    this.#random = random;
  }

  find(): Way | null {
    const row = MAZE_ROWS - 1;
    const fromLeft = 3 + Math.floor(this.#random() * (MAZE_COLUMNS - 6));
    const first = { column: fromLeft - Math.floor(row / 2), row };
    const heading = this.#random() < 0.5 ? 0 : 5;
    const isFound = this.#enter(first, heading, 0, this.#corridor());
    return isFound ? { path: this.#path, entrance: mod(heading + 3), ends: this.#ends } : null;
  }

  #corridor(): number {
    return 1 + Math.floor(this.#random() * LONGEST_CORRIDOR);
  }

  /** Puts the rest of the way into free cells, from a cell that is entered in a direction. */
  #enter(cell: MazeCell, heading: number, fork: number, corridor: number): boolean {
    this.#steps += 1;
    if (this.#steps > MAX_STEPS || !this.#isFree(cell)) return false;
    this.#taken.add(keyOf(cell));
    this.#path.push(cell);
    if (this.#goOn(cell, heading, fork, corridor)) return true;
    this.#path.pop();
    this.#taken.delete(keyOf(cell));
    return false;
  }

  #goOn(cell: MazeCell, heading: number, fork: number, corridor: number): boolean {
    if (corridor > 0) {
      return shuffled([-1, 0, 1], this.#random).some((turn) =>
        this.#enter(nextTo(cell, heading + turn), mod(heading + turn), fork, corridor - 1),
      );
    }
    const wanted = this.#forks[fork];
    if (!wanted) return true;
    return turnsOnGrid(wanted).some((turns) => this.#branch(cell, heading, fork, turns));
  }

  /** Takes the cells of all ways of a fork, and goes on by the right one. */
  #branch(cell: MazeCell, heading: number, fork: number, turns: readonly number[]): boolean {
    const sides = turns.map((turn) => mod(heading + turn));
    if (!sides.every((side) => this.#isFree(nextTo(cell, side)))) return false;
    const right = sides[(this.#forks[fork]?.right ?? 1) - 1] as number;
    const ends = sides
      .filter((side) => side !== right)
      .map((side) => ({ fork: cell, cell: nextTo(cell, side) }));
    for (const end of ends) this.#taken.add(keyOf(end.cell));
    this.#ends.push(...ends);
    if (this.#enter(nextTo(cell, right), right, fork + 1, this.#corridor())) return true;
    for (const end of ends) this.#taken.delete(keyOf(end.cell));
    this.#ends.length -= ends.length;
    return false;
  }

  #isFree(cell: MazeCell): boolean {
    return isOnBoard(cell) && !this.#taken.has(keyOf(cell));
  }
}

/** Returns the sets of sides that a fork can have, in steps of 60° from straight on, those most like its own turns first. */
function turnsOnGrid({ exits, turns }: MazeFork): readonly (readonly number[])[] {
  const all = [-2, -1, 0, 1, 2];
  const sets = Array.from({ length: 2 ** all.length }, (_, bits) =>
    all.filter((_turn, at) => (bits & (1 << at)) !== 0),
  ).filter((set) => set.length === exits);
  const offOf = (set: readonly number[]) =>
    set.reduce((sum, turn, index) => sum + Math.abs(turn * 60 - (turns[index] ?? 0)), 0);
  return sets.toSorted((one, other) => offOf(one) - offOf(other));
}

/** Lets the ways that end grow into the free cells, each a cell in turn. */
function withDeadEnds({ path, ends }: Way, random: Random): Pick<MazePlan, "cells" | "passages"> {
  const passages = new Set<string>();
  for (const [index, cell] of path.entries()) {
    const before = path[index - 1];
    if (before) passages.add(passageKey(before, cell));
  }
  for (const { fork, cell } of ends) passages.add(passageKey(fork, cell));
  const cells = [...path, ...ends.map(({ cell }) => cell)];
  const taken = new Set(cells.map(keyOf));
  let growing = ends.map(({ cell }) => [cell]);
  while (growing.length > 0) {
    for (const tips of growing) {
      const tip = tips.at(-1);
      if (!tip) continue;
      const next = shuffled([0, 1, 2, 3, 4, 5], random)
        .map((side) => nextTo(tip, side))
        .find((cell) => isOnBoard(cell) && !taken.has(keyOf(cell)));
      if (!next) {
        tips.pop();
        continue;
      }
      taken.add(keyOf(next));
      cells.push(next);
      passages.add(passageKey(tip, next));
      tips.push(next);
    }
    growing = growing.filter((tips) => tips.length > 0);
  }
  return { cells, passages };
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);
}

/** The minimal standard generator of Park and Miller (1988). */
function randomOf(seed: number): Random {
  const modulus = 2 ** 31 - 1;
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  return () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
}
