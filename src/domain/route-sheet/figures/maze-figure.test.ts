import { expect, it } from "vitest";
import type { Figure, PaperPoint } from "#domain/route-sheet/figure.ts";
import type { RouteJunction } from "#domain/route-sheet/junction.ts";
import type { SheetStep } from "#domain/route-sheet/sheet-step.ts";
import { seededRandom } from "#domain/seeded-random.fixture.ts";
import { turnDegrees, wrapDegrees } from "#domain/units/degrees.ts";
import { MAZE_STEPS, mazeFigure } from "./maze-figure.ts";

const ROUTES = 200;

function junctionOf(random: () => number, number: number): RouteJunction {
  const inDegrees = Math.floor(random() * 360);
  const arms: number[] = [];
  const count = 1 + Math.floor(random() * 5);
  for (let tries = 0; arms.length < count && tries < 400; tries += 1) {
    const arm = Math.floor(random() * 360);
    if ([inDegrees, ...arms].every((other) => turnDegrees(other, arm) > 10)) arms.push(arm);
  }
  const [outDegrees = wrapDegrees(inDegrees + 180), ...rest] = arms;
  const isClosed = rest.length > 1 && random() < 0.3;
  return {
    place: { lat: 52, lng: 5 },
    alongMeters: number * 100 + random() * 90,
    inDegrees,
    outDegrees,
    otherDegrees: isClosed ? rest.slice(1) : rest,
    ...(isClosed ? { closedDegrees: rest.slice(0, 1) } : {}),
  };
}

function stepsOf(random: () => number): SheetStep[] {
  return Array.from({ length: 1 + Math.floor(random() * MAZE_STEPS) }, (_, index) => {
    const junction = junctionOf(random, index + 1);
    return { number: index + 1, junction, remark: "", legMeters: 100 };
  });
}

/** The point between two, rounded to a place that no other wall is near. */
function halfway(one: PaperPoint, other: PaperPoint): string {
  return `${Math.round((one.x + other.x) / 1.6)} ${Math.round((one.y + other.y) / 1.6)}`;
}

/** The drawing of a maze as somebody sees it: walls, an arrow and a dot. */
class SeenMaze {
  /** The middles of the walls, as text. */
  readonly #walls = new Set<string>();
  readonly #pitch: number;
  readonly #goal: PaperPoint;
  readonly start: PaperPoint;
  readonly arrowDegrees: number;

  constructor({ marks }: Figure) {
    const walls = marks.flatMap((mark) =>
      mark.kind === "line" && mark.widthMm === 0.6
        ? mark.points.slice(1).map((to, at) => [mark.points[at] as PaperPoint, to] as const)
        : [],
    );
    for (const [from, to] of walls) this.#walls.add(halfway(from, to));
    const [from, to] = walls[0] ?? [];
    this.#pitch =
      Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)) * 3 ** 0.5;
    const dot = marks.find(({ kind }) => kind === "dot");
    const arrow = marks.find(({ kind }) => kind === "arrowhead");
    if (dot?.kind !== "dot" || arrow?.kind !== "arrowhead") throw new Error("No arrow or dot.");
    this.#goal = dot.at;
    this.arrowDegrees = arrow.degrees;
    this.start = this.#next(arrow.at, arrow.degrees, 0.7);
  }

  #next({ x, y }: PaperPoint, degrees: number, share = 1): PaperPoint {
    const angle = (degrees * Math.PI) / 180;
    const length = this.#pitch * share;
    return { x: x + length * Math.sin(angle), y: y - length * Math.cos(angle) };
  }

  isGoal(place: PaperPoint): boolean {
    return Math.hypot(place.x - this.#goal.x, place.y - this.#goal.y) < 0.5;
  }

  /** Returns the ways onward from a cell, from left to right. */
  onward(place: PaperPoint, heading: number): { place: PaperPoint; heading: number }[] {
    return [-120, -60, 0, 60, 120].flatMap((turn) => {
      const next = this.#next(place, heading + turn);
      const isWalled = this.#walls.has(halfway(place, next));
      return isWalled ? [] : [{ place: next, heading: heading + turn }];
    });
  }
}

/** Solves a maze: the number of ways onward at each fork of the way to the dot, and which one was taken from the left. */
function solve(maze: SeenMaze): { forks: { exits: number; taken: number }[]; goals: number } {
  const forks: { exits: number; taken: number }[] = [];
  let goals = 0;
  const search = (place: PaperPoint, heading: number, taken: typeof forks, depth: number) => {
    if (depth > 300) throw new Error("The maze has a loop.");
    if (maze.isGoal(place)) {
      goals += 1;
      forks.push(...taken);
      return;
    }
    const ways = maze.onward(place, heading);
    for (const [index, way] of ways.entries()) {
      const fork = ways.length > 1 ? [{ exits: ways.length, taken: index + 1 }] : [];
      search(way.place, way.heading, [...taken, ...fork], depth + 1);
    }
  };
  search(maze.start, maze.arrowDegrees, [], 0);
  return { forks, goals };
}

it("the only way through a maze takes the ways of the route, counted from the left", () => {
  const random = seededRandom(629);
  let drawn = 0;
  for (let round = 0; round < ROUTES; round += 1) {
    const steps = stepsOf(random);
    const figure = mazeFigure(steps, "");
    if (!figure) continue;
    drawn += 1;
    const { forks, goals } = solve(new SeenMaze(figure));
    expect(goals).toBe(1);
    const arrived = steps
      .map(({ junction }) => junction)
      .filter(
        ({ otherDegrees, closedDegrees = [] }) => otherDegrees.length + closedDegrees.length > 0,
      )
      .map(({ inDegrees, outDegrees, otherDegrees, closedDegrees = [] }, index) => {
        const fromLeft = [outDegrees, ...otherDegrees, ...closedDegrees].toSorted(
          (one, other) => wrapDegrees(one - inDegrees) - wrapDegrees(other - inDegrees),
        );
        expect(forks[index]?.exits).toBe(fromLeft.length);
        return fromLeft[(forks[index]?.taken ?? 0) - 1] === outDegrees;
      });
    expect(arrived).not.toContain(false);
    expect(forks).toHaveLength(arrived.length);
  }
  expect(drawn).toBe(ROUTES);
});

it("draws the same maze for the same junctions, within the width of A5", () => {
  const steps = stepsOf(seededRandom(5));
  const figure = mazeFigure(steps, "1 – 6");
  expect(mazeFigure(steps, "1 – 6")).toEqual(figure);
  const xs = figure?.marks.flatMap((mark) => (mark.kind === "line" ? mark.points : [])) ?? [];
  for (const { x, y } of xs) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(128);
    expect(y).toBeLessThanOrEqual(figure?.heightMm ?? 0);
  }
});
