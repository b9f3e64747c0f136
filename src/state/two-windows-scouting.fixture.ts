import { expect, vi } from "vitest";
import { type Patrol, USUAL_SHEETS, withChoice } from "#domain/route-sheet/route-sheets.ts";
import { withItem, withItemFields } from "#domain/storage/current.ts";
import { createSurvey } from "#state/map/survey.ts";
import { openSheets } from "#state/route-sheet/route-sheets.ts";
import { createFormulas } from "#state/scouting/formulas.ts";
import { createHunt } from "#state/scouting/hunt.ts";
import { createPractice } from "#state/scouting/practice.ts";
import {
  FORMULAS,
  HUNT,
  PRACTICE,
  ROUTE_SHEETS,
  SURVEY,
} from "#storage/records/scouting/scouting-records.ts";
import type { LateWindow } from "./late-window.fixture.ts";
import type { Case } from "./two-windows-case.fixture.ts";

const PLACE = { lat: 52, lng: 5 };
const PATROL: Patrol = {
  id: "foxes",
  name: "Vossen",
  startMinutes: null,
  isReversed: false,
  startMeters: 0,
  stretches: [{ technique: "strip", untilMeters: null }],
};
const junctionAt = (lng: number) => ({
  place: { lat: 52, lng },
  alongMeters: 100,
  inDegrees: 180,
  outDegrees: 270,
  otherDegrees: [0],
});

const practised = (window: LateWindow) => createPractice({ ...window, hidePosition: () => {} });

const hunted = (window: LateWindow) => createHunt({ ...window, setShown: () => {} });

/** The kinds of record of games and map reading that are edited. */
export const SCOUTING_CASES = {
  practice: {
    place: PRACTICE.place,
    isPending: true,
    id: "practice",
    prepare: (window) => practised(window).begin(),
    async open(window) {
      const practice = practised(window);
      await practice.resume();
      return [1, 2, 3].map((number) => () => practice.pin({ lat: 52 + number / 1000, lng: 5 }));
    },
    result: {
      attempts: expect.arrayContaining(
        [52.001, 52.002, 52.003].map((lat) => expect.objectContaining({ pin: { lat, lng: 5 } })),
      ),
    },
  },
  hunt: {
    place: HUNT.place,
    isPending: true,
    id: "hunt",
    async prepare(window) {
      const hunt = hunted(window);
      for (const name of ["Clubhuis", "Post"]) await hunt.addCircle(PLACE, name);
    },
    async open(window) {
      const hunt = hunted(window);
      await hunt.look();
      const [first = never(), second = never()] = hunt.store.getState().hunt.circles;
      return [
        () => hunt.change("circles", first.id, { name: "Kerk" }),
        () => hunt.change("circles", first.id, { radiusMeters: 700 }),
        () => hunt.remove("circles", second.id),
        () => hunt.addSighting(PLACE, "Vos"),
      ];
    },
    result: {
      circles: [expect.objectContaining({ name: "Kerk", radiusMeters: 700 })],
      removed: [expect.objectContaining({ part: expect.objectContaining({ name: "Post" }) })],
      sightings: [expect.objectContaining({ name: "Vos" })],
    },
  },
  formulas: {
    place: FORMULAS.place,
    isPending: true,
    id: "formulas",
    async prepare(window) {
      const list = createFormulas(window);
      await list.load();
      for (const text of ["N 52° 0A.123' E 5° 03.123'", "RD 15A000 463000"]) list.add(text);
    },
    async open(window) {
      const list = createFormulas(window);
      await list.load();
      const [first = never(), second = never()] = list.store.getState().document.formulas;
      return [
        () => list.change(first.id, { name: "Schat" }),
        () => list.typeLetter(first.id, "A", { digitsText: "7" }),
        () => list.typeLetter(first.id, "A", { rangeText: "1-8" }),
        () => list.remove(second.id),
      ];
    },
    result: {
      formulas: [
        expect.objectContaining({
          name: "Schat",
          letters: [{ id: "A", digitsText: "7", rangeText: "1-8" }],
        }),
      ],
    },
  },
  survey: {
    place: SURVEY.place,
    isPending: true,
    id: "survey",
    async prepare(window) {
      const survey = createSurvey(window);
      await survey.load();
      for (const name of ["A", "B"]) survey.addPoint(PLACE, name);
    },
    async open(window) {
      const survey = createSurvey(window);
      await survey.load();
      const [first = never(), second = never()] = survey.store.getState().sightings;
      return [
        () => survey.change({ north: "grid" }),
        () => survey.nameSighting(first.id, "Kerk"),
        () => survey.typeBearing(first.id, "45"),
        () => survey.removeSighting(second.id),
        () => survey.typeStep("first", { bearingText: "90" }),
        () => survey.typeStep("first", { distanceText: "100" }),
      ];
    },
    result: {
      north: "grid",
      sightings: [expect.objectContaining({ name: "Kerk", bearingText: "45" })],
      steps: [{ id: "first", bearingText: "90", distanceText: "100" }],
    },
  },
  sheets: {
    place: ROUTE_SHEETS.place,
    isPending: true,
    id: "sheets:plan:1",
    async prepare(window) {
      const sheets = openSheets(window, "sheets:plan:1");
      const patrols = [PATROL, { ...PATROL, id: "badgers" }];
      for (const patrol of patrols) {
        await sheets.edit((now) => ({ ...now, patrols: withItem(now.patrols, patrol) }));
      }
    },
    async open(window) {
      const { store, edit, removePatrol } = openSheets(window, "sheets:plan:1");
      await vi.waitFor(() => expect(store.getState().sheets?.patrols).toHaveLength(2));
      const change = (fields: Parameters<typeof withItemFields<Patrol>>[2]) => () =>
        edit((now) => ({ ...now, patrols: withItemFields(now.patrols, "foxes", fields) }));
      const choose = (lng: number) => () =>
        edit((now) => ({
          ...now,
          choices: withChoice(now.choices, junctionAt(lng), { remark: `${lng}` }),
        }));
      return [
        change({ name: "Dassen" }),
        change({ startMinutes: 600 }),
        change({ isReversed: true }),
        choose(5),
        choose(5.1),
        () => edit((now) => ({ ...now, phone: "06" })),
        () => edit((now) => ({ ...now, speedKmh: 3 })),
        () => removePatrol("badgers", ""),
      ];
    },
    result: {
      ...USUAL_SHEETS,
      phone: "06",
      speedKmh: 3,
      patrols: [{ ...PATROL, name: "Dassen", startMinutes: 600, isReversed: true }],
      removed: [expect.objectContaining({ id: "badgers" })],
      choices: expect.toSatisfy((choices: unknown[]) => choices.length === 2),
    },
  },
} as const satisfies Readonly<Record<string, Case>>;

function never(): never {
  throw new Error("not there");
}
