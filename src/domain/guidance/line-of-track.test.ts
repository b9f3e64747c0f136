import { existsSync, readFileSync } from "node:fs";
import { describe, expect, inject, it } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { readFile } from "#domain/exchange/read/read-file.ts";
import { type GuideLine, placeAlong, turnedLine } from "#domain/geodesy/line/guide-line.ts";
import { offWithin } from "#domain/geodesy/line/match-line.ts";
import { guidanceView } from "./guidance-view.ts";
import { lineToFollow, type PointsToFollow } from "./line-of-track.ts";
import {
  alongs,
  guided,
  placeOf,
  planOver,
  type Spot,
  spoken,
  walkOver,
} from "./simulated-walk.fixture.ts";

/** Returns the noise of a receiver, in metres, the same each time. */
function noiseOf(maxMeters: number) {
  let seed = 11;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 2 * maxMeters;
  };
}

function pointsOf(
  places: readonly { readonly lat: number; readonly lng: number }[],
  more: Partial<PointsToFollow> = {},
): PointsToFollow {
  return {
    lngs: Float64Array.from(places, ({ lng }) => lng),
    lats: Float64Array.from(places, ({ lat }) => lat),
    accuraciesMeters: null,
    details: null,
    ...more,
  };
}

/** Returns the track of a walk from spot to spot, with a fix per second. */
function recorded(spots: readonly Spot[], noiseMeters = 4): PointsToFollow {
  return pointsOf(walkOver(spots, { noise: noiseOf(noiseMeters) }));
}

/** Walks along a line in its direction, with a fix per second. */
function walkAlong(line: GuideLine, metersOff: () => number = () => 0, speedMps = 1.5) {
  const count = Math.floor(line.lengthMeters / speedMps) + 1;
  return Array.from({ length: count + 10 }, (_, second) => {
    const { lat, lng } = placeAlong(line, second * speedMps);
    const degrees = 1 / 111_195;
    return {
      lat: lat + metersOff() * degrees,
      lng: lng + (metersOff() * degrees) / Math.cos((lat * Math.PI) / 180),
      accuracyMeters: 8,
      timeMs: 1000 + second * 1000,
    };
  });
}

/** A loop with an out-and-back stretch that crosses its own start. */
const TWISTED: readonly Spot[] = [
  [0, 0],
  [500, 0],
  [500, 300],
  [250, 300],
  [250, -200],
  [250, 100],
  [0, 100],
];

describe("a track to follow", () => {
  it("has the length and place of the travelled line", () => {
    const line = lineToFollow(recorded(TWISTED));
    expect(line.lengthMeters / 2100).toBeGreaterThan(0.97);
    expect(line.lengthMeters / 2100).toBeLessThan(1.06);
    for (const place of walkOver(TWISTED).filter((_, index) => index % 20 === 0)) {
      expect(offWithin(line, place, 0, line.lengthMeters)).toBeLessThan(10);
    }
  });

  it("leaves out the noise of a rest, and points less accurate than 50 m", () => {
    const noise = noiseOf(9);
    const rest = Array.from({ length: 1800 }, () => placeOf([300 + noise(), noise()]));
    const far = placeOf([900, 900]);
    const to = walkOver([
      [0, 0],
      [300, 0],
    ]);
    const on = walkOver([
      [300, 0],
      [600, 0],
    ]);
    const places = [...to, far, ...rest, ...on];
    const accuraciesMeters = Float32Array.from(places, (place) => (place === far ? 80 : 5));
    const line = lineToFollow(pointsOf(places, { accuraciesMeters }));
    expect(line.lengthMeters).toBeGreaterThan(590);
    expect(line.lengthMeters).toBeLessThan(680);
  });

  it("keeps every named point at its place along the line", () => {
    const places = walkOver([
      [0, 0],
      [100, 0],
      [200, 0],
    ]);
    const details = places.map((_, index) => (index % 40 === 0 ? { name: `p${index}` } : null));
    const { nodes } = lineToFollow(pointsOf(places, { details }));
    expect(nodes.map(({ label }) => label)).toEqual(["p0", "p40", "p80", "p120"]);
    nodes.forEach(({ alongMeters }, index) => {
      expect(alongMeters).toBeCloseTo(index * 60, 0);
    });
  });

  it("has few points for hours of fixes every second", () => {
    const steps = Array.from(
      { length: 120 },
      (_, index): Spot => [200 * (index % 20), index % 2 === 0 ? 40 * index : 40 * index + 250],
    );
    const points = recorded(steps);
    expect(points.lngs.length).toBeGreaterThan(15_000);
    expect(lineToFollow(points).lngs.length).toBeLessThan(4001);
  });

  it("is empty for no point, a single one, or several at one place", () => {
    const place = placeOf([0, 0]);
    for (const places of [[], [place], [place, place, place]]) {
      const line = lineToFollow(pointsOf(places));
      expect(line.lengthMeters).toBe(0);
      const { states } = guided(
        line,
        walkOver([
          [0, 0],
          [5, 0],
        ]),
      );
      expect(guidanceView(states.at(-1) as never, line, 1000).toGoMeters).toBe(0);
    }
  });
});

describe("following a track", () => {
  it("moves along only by travelling, over crossings and repeated ground", () => {
    const line = lineToFollow(recorded(TWISTED));
    const { states, events } = guided(line, walkAlong(line, noiseOf(6)));
    alongs(states).forEach((meters, second) => {
      if (states[second]?.hasArrived) return;
      expect(Math.abs(meters - second * 1.5)).toBeLessThan(50);
    });
    expect(spoken(events)).toEqual(["arrived"]);
  });

  it("treats a hairpin as going on, not as going back", () => {
    const line = planOver([
      [0, 0],
      [600, 0],
      [0, 40],
    ]);
    for (const metersOff of [4, 6, 8]) {
      const { events } = guided(line, walkAlong(line, noiseOf(metersOff), 8), "cycle");
      expect(spoken(events), `${metersOff} m`).not.toContain("off");
    }
  });

  it("shows the distance to its end and the direction", () => {
    const line = lineToFollow(
      recorded(
        [
          [0, 0],
          [400, 0],
        ],
        0,
      ),
    );
    const fixes = walkOver([
      [0, 0],
      [150, 0],
    ]);
    const { states } = guided(line, fixes);
    const view = guidanceView(states.at(-1) as never, line, fixes.at(-1)?.timeMs ?? 0);
    expect(view).toMatchObject({
      status: "on",
      next: { kind: "end", label: "", meters: expect.closeTo(250, -1) },
      after: [],
      toGoMeters: expect.closeTo(250, -1),
      bearing: expect.closeTo(90, 0),
    });
  });

  it("leads back along the same line from the current place", () => {
    const gone: readonly Spot[] = [
      [0, 0],
      [500, 0],
      [500, 300],
    ];
    const line = turnedLine(lineToFollow(recorded(gone)));
    const { states, events } = guided(line, walkOver(gone.toReversed(), { noise: noiseOf(4) }));
    expect(spoken(events)).toEqual(["arrived"]);
    const halfway = guidanceView(states[200] as never, line, 200_000);
    expect(halfway.toGoMeters).toBeCloseTo(500, -2);
    expect(halfway.bearing).toBeCloseTo(270, -1);
  });
});

/** Walks and rides that people recorded with their own devices; not part of the project. */
const CORPUS = "../shared/corpus";
const MIN_METERS = 300;
const MAX_METERS = 15_000;
/** Every n-th one is followed: all of them in a thorough run. */
const STEP = inject("isThorough") ? 1 : 12;

describe.runIf(existsSync(`${CORPUS}/truth.json`))("tracks that people recorded", () => {
  it("are followed to their end, there and back, without false alarms or jumps", {
    tags: "long",
  }, () => {
    const tracks = recordedTracks();
    expect(tracks.length).toBeGreaterThan(10);
    for (const { name, line } of tracks.filter((_, index) => index % STEP === 0)) {
      for (const way of [line, turnedLine(line)]) {
        const speedMps = line.lengthMeters > 5000 ? 12 : 3;
        const fixes = walkAlong(way, noiseOf(6), speedMps);
        const { states, events } = guided(way, fixes, "cycle");
        expect(
          spoken(events).filter((word) => word === "off"),
          name,
        ).toEqual([]);
        const along = alongs(states);
        const steps = along.map((meters, second) => meters - (along[second - 1] ?? meters));
        expect(
          steps.filter((meters) => !(Math.abs(meters) < 120)),
          name,
        ).toEqual([]);
        expect(states.at(-1)?.passages[0]?.alongMeters, name).toBeGreaterThan(
          way.lengthMeters - 100,
        );
      }
    }
  });
});

function recordedTracks() {
  const { files } = JSON.parse(readFileSync(`${CORPUS}/truth.json`, "utf8")) as {
    readonly files: readonly { readonly file: string; readonly trkpts_with_time: number }[];
  };
  return (
    files
      // Nobody follows a glider that circles.
      .filter(({ file, trkpts_with_time: count }) => count >= 60 && !file.includes("igc"))
      .flatMap(({ file }) => {
        const result = readFile(readFileSync(`${CORPUS}/${file}`));
        return (result.ok ? result.file.tracks : []).map((track) => {
          const about = { id: "", contentHash: "", addedAtMs: 0 };
          const { points } = importedTrack({ kind: "track", track }, about);
          return { name: file, line: lineToFollow(points) };
        });
      })
      .filter(({ line }) => line.lengthMeters > MIN_METERS && line.lengthMeters < MAX_METERS)
  );
}
