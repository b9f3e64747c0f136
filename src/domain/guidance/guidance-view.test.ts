import { expect, it } from "vitest";
import { STALE_FIX_MS } from "#domain/position/position-fix.ts";
import { guidanceView } from "./guidance-view.ts";
import {
  CORNERED,
  guided,
  last,
  planOver,
  type Spot,
  viewAfter,
  walkOver,
} from "./simulated-walk.fixture.ts";

const LINE = planOver(CORNERED);

it("losing the signal while off the route keeps the status off", () => {
  const fixes = walkOver([
    [0, 0],
    [200, 0],
    [200, 100],
  ]);
  const { states } = guided(LINE, fixes);
  const nowMs = (fixes.at(-1)?.timeMs ?? 0) + STALE_FIX_MS + 1;
  expect(guidanceView(last(states), LINE, nowMs)).toMatchObject({
    status: "off",
    problem: "no-signal",
    offMeters: expect.closeTo(100, -1),
  });
});

it("an impossible speed is reported as such, and not as a lost signal", () => {
  const walk = walkOver([
    [0, 0],
    [150, 0],
  ]);
  const startMs = (walk.at(-1)?.timeMs ?? 0) + 1000;
  const train = walkOver(
    [
      [150, 50],
      [150, 2000],
    ],
    { speedMps: 40, startMs },
  );
  const { states } = guided(LINE, [...walk, ...train]);
  const nowMs = train.at(-1)?.timeMs ?? 0;
  expect(guidanceView(last(states), LINE, nowMs).problem).toBe("too-fast");
  const later = guidanceView(last(states), LINE, nowMs + STALE_FIX_MS + 1);
  expect(later.problem).toBe("no-signal");
  expect(viewAfter(LINE, walk).problem).toBeNull();
});

it("shows the distance and time actually covered, detours included", () => {
  const detour: readonly Spot[] = [[0, 0], [200, 0], [200, -100], [200, 0], ...CORNERED.slice(1)];
  const view = viewAfter(LINE, walkOver(detour));
  expect(view.status).toBe("arrived");
  expect(view.doneMeters).toBeCloseTo(1000, -2);
  // Arrival is some metres before the end.
  expect(view.coveredMeters).toBeGreaterThan(1165);
  expect(view.coveredMeters).toBeLessThan(1201);
  expect(view.coveredMs / 1000).toBeCloseTo(790, -1);
});

it("counts neither the approach to the line nor the noise of a receiver at rest", () => {
  let seed = 7;
  const noise = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 6;
  };
  const rest = Array.from({ length: 300 }, (): Spot => [100, 0]);
  const view = viewAfter(
    LINE,
    walkOver([[-300, 0], [0, 0], [100, 0], ...rest, [150, 0]], { noise }),
  );
  expect(view.coveredMeters).toBeGreaterThan(130);
  expect(view.coveredMeters).toBeLessThan(200);
});
