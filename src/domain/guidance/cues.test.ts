import { describe, expect, it } from "vitest";
import type { GuideCue, GuideLine } from "#domain/geodesy/line/guide-line.ts";
import { cuesAlong, lineWithCues, lineWithFoundCues } from "#domain/geodesy/line/line-with-cues.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import { announceCues } from "./announce-cues.ts";
import { lineOfFollowed } from "./followed.ts";
import { guidanceView } from "./guidance-view.ts";
import {
  CORNERED,
  guided,
  last,
  planOver,
  routeOver,
  spoken,
  walkOver,
} from "./simulated-walk.fixture.ts";

/** 400 m east to number 2, 300 m north to 3 and 300 m east to 4. */
const LINE = planOver(CORNERED);

function withCues(...cues: readonly GuideCue[]): GuideLine {
  return { ...LINE, cues };
}

const left = (alongMeters: number, name: string | null = "Kerkstraat"): GuideCue => ({
  kind: "turn",
  alongMeters,
  turn: "left",
  name,
});

describe("cues between the numbers", () => {
  it("are announced ahead and on the spot, among the numbers", () => {
    const { events } = guided(withCues(left(200)), walkOver(CORNERED.slice(0, 2)));
    expect(spoken(events)).toEqual([
      "at 1",
      "cue-near Kerkstraat",
      "cue-at Kerkstraat",
      "near 2",
      "at 2",
    ]);
    const [near] = events.filter(({ kind }) => kind === "cue-near");
    expect(near).toMatchObject({ meters: expect.closeTo(80, -1) });
  });

  it("that lie behind when they become known are not announced, and those ahead are", () => {
    const distances = { atMeters: 15, warningMeters: 80, backtrackMeters: 60, leftMeters: 20 };
    const before = announceCues(null, LINE, 250, distances);
    expect(before).toEqual({ events: [], announced: null });
    const known = withCues(left(100), left(300, "Laan"));
    const { events, announced } = announceCues(before.announced, known, 255, distances);
    expect(events.map(({ cue }) => cue.name)).toEqual(["Laan"]);
    expect(announceCues(announced, known, 256, distances).events).toEqual([]);
  });

  it("stay those of the plan on stretches where the packs have no ways", () => {
    const stored = lineWithCues(LINE, [left(200), left(400, "Laan"), left(550, "Dijk")]);
    const namesIn = (line: GuideLine) => [
      line.cues?.map(({ name }) => name),
      line.nodes.map(({ street }) => street),
    ];
    expect(namesIn(stored)).toEqual([
      ["Kerkstraat", "Dijk"],
      [undefined, "Laan", undefined, undefined],
    ]);
    expect(namesIn(lineWithFoundCues(stored, []))).toEqual(namesIn(stored));
    expect(namesIn(lineWithFoundCues(stored, [left(205, "Markt")]))).toEqual([
      ["Markt", "Dijk"],
      [undefined, "Laan", undefined, undefined],
    ]);
    expect(namesIn(lineWithFoundCues(stored, [left(400, "Singel"), left(560, "Kade")]))).toEqual([
      ["Kerkstraat", "Kade"],
      [undefined, "Singel", undefined, undefined],
    ]);
  });

  it("are announced again after going back before them", () => {
    const walk = walkOver([
      [0, 0],
      [260, 0],
      [60, 0],
      [300, 0],
    ]);
    const { events } = guided(withCues(left(200)), walk);
    expect(spoken(events).filter((text) => text.startsWith("cue"))).toEqual([
      ...["cue-near Kerkstraat", "cue-at Kerkstraat"],
      ...["cue-near Kerkstraat", "cue-at Kerkstraat"],
    ]);
  });

  it("are shown until they are passed, if they come before the next number", () => {
    const line = withCues(left(200), left(450, "Laan"));
    const viewAt = (east: number) => {
      const { states } = guided(
        line,
        walkOver([
          [0, 0],
          [east, 0],
        ]),
      );
      return guidanceView(last(states), line, 0).cue;
    };
    expect(viewAt(100)).toMatchObject({
      cue: { name: "Kerkstraat" },
      meters: expect.closeTo(100, -1),
    });
    expect(viewAt(250)).toBeNull();
  });
});

const withFound = (line: GuideLine, found: Parameters<typeof cuesAlong>[1]): GuideLine =>
  lineWithCues(line, cuesAlong(line, found));

describe("a line with cues", () => {
  it("has the turns that are stored with its legs, until others are found", () => {
    const route = routeOver(CORNERED);
    const turns = [{ meters: 100, turn: "left", name: "Kerkstraat" }] as const;
    const legs = route.legs.map((leg, index) => (index === 1 ? { ...leg, turns } : leg));
    const draft = { ...emptyDraft("walk"), stops: [] };
    const line = lineOfFollowed({ kind: "plan", draft, route: { ...route, legs } });
    expect(line.cues).toEqual([left(500)]);
  });

  it("has them by the point of the line, and gives a number the street behind its turn", () => {
    const line = withFound(LINE, [
      { kind: "turn", turn: "left", name: "Kerkstraat", point: 1 },
      { kind: "ferry", turn: null, name: "Pont", meters: 90, point: 2 },
    ]);
    expect(line.nodes.map(({ street }) => street ?? "")).toEqual(["", "Kerkstraat", "", ""]);
    expect(line.cues).toEqual([
      expect.objectContaining({ kind: "ferry", alongMeters: line.alongs[2], meters: 90 }),
    ]);
  });

  it("keeps the turn at a place without a name, which says nothing itself", () => {
    const nodes = LINE.nodes.map((node, index) => (index === 1 ? { ...node, label: "" } : node));
    const found = [{ kind: "turn", turn: "left", name: "Kerkstraat", point: 1 }] as const;
    expect(withFound({ ...LINE, nodes }, found).cues).toHaveLength(1);
  });
});
