import { expect, it } from "vitest";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type GuideLine, guideLineOf, metersAlong } from "#domain/geodesy/line/guide-line.ts";
import type { GuidanceEvent } from "#domain/guidance/announce.ts";
import { placeOf, type Spot } from "#domain/guidance/simulated-walk.fixture.ts";
import { phone, planOf } from "./guidance-phone.fixture.ts";

const words = (event: GuidanceEvent): string =>
  "cue" in event ? `${event.kind} ${event.cue.turn} ${event.cue.name}` : event.kind;

/** Returns a line along ways over spots, with a turn at its middle one. */
function lineOver(spots: readonly Spot[]): GuideLine {
  const points = Float64Array.from(
    spots.flatMap((spot) => {
      const { lng, lat } = placeOf(spot);
      return [lng, lat];
    }),
  );
  const alongs = Float64Array.from(metersAlong(points));
  const cue = { kind: "turn", turn: "left", name: "Laan", alongMeters: alongs[1] ?? 0 } as const;
  return { ...guideLineOf(points, alongs, []), cues: [cue] };
}

function started() {
  const device = phone();
  device.choices.warnings = { ...device.choices.warnings, speaks: true };
  const asked: (readonly [from: LatLng, to: LatLng])[] = [];
  const lines: GuideLine[] = [];
  device.besideLines.find = async (_, from, to) => {
    asked.push([from, to]);
    return lines.shift() ?? null;
  };
  const guidance = device.open();
  guidance.sayWith(words, "nl");
  return { device, guidance, asked, lines };
}

const TO_START = [
  [-200, -200],
  [0, -200],
  [0, 0],
] as const;

const STRAIGHT = [
  [0, 0],
  [1000, 0],
] as const;

it("tells the turns of the line to the start of the route, and forgets them there", async () => {
  const { device, guidance, asked, lines } = started();
  lines.push(lineOver(TO_START));
  guidance.start(planOf(STRAIGHT));
  await device.go([
    [-200, -200],
    [0, -200],
  ]);
  expect(asked).toHaveLength(1);
  expect(guidance.store.getState().beside?.line.cues).toHaveLength(1);
  expect(device.speech.spoken).toEqual(["cue-near left Laan", "cue-at left Laan"]);
  await device.go([
    [0, -200],
    [0, 0],
    [60, 0],
  ]);
  expect(guidance.store.getState().beside).toBeNull();
  expect(device.speech.spoken.filter((one) => one.includes("Laan"))).toHaveLength(2);
});

it("searches another line for who leaves it, but not at every fix", async () => {
  const { device, guidance, asked, lines } = started();
  lines.push(lineOver(TO_START));
  guidance.start(planOf(STRAIGHT));
  await device.go([
    [-200, -200],
    [-200, -320],
  ]);
  expect(guidance.store.getState().beside).toBeNull();
  // At 0 m, and from 50 m on at each 30 m.
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.length).toBeLessThanOrEqual(4);
});

it("leads back from beside the route, to its nearest point", async () => {
  const { device, guidance, asked, lines } = started();
  guidance.start(planOf(STRAIGHT));
  await device.go([
    [0, 0],
    [200, 0],
  ]);
  expect(asked).toHaveLength(0);
  lines.push(
    lineOver([
      [200, 100],
      [260, 100],
      [260, 0],
    ]),
  );
  await device.go([
    [200, 0],
    [200, 220],
  ]);
  expect(asked.length).toBeGreaterThan(0);
  const [, to] = asked[0] ?? [];
  const nearest = placeOf([200, 0]);
  expect(to?.lat).toBeCloseTo(nearest.lat, 4);
  expect(to?.lng).toBeCloseTo(nearest.lng, 4);
});
