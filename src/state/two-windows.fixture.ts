import { expect } from "vitest";
import { importedTrack } from "#domain/exchange/exchange-track.ts";
import { emptyDraft } from "#domain/plans/plan-draft.ts";
import type { LogEntry } from "#domain/steering/log-entries.ts";
import {
  type ManOverboard,
  type MarkedFix,
  NOBODY_OVERBOARD,
  type Overboard,
  withMark,
  withMarkFix,
  withoutMarks,
} from "#domain/steering/man-overboard.ts";
import { byRule } from "#domain/storage/current.ts";
import { createAnchor } from "#state/boating/anchor.ts";
import { createLogbook } from "#state/boating/logbook.ts";
import { createSteering } from "#state/boating/steering.ts";
import { createSavedPlans } from "#state/plans/saved-plans.ts";
import { createDocumentStore } from "#state/records/document-store.ts";
import { createTracks } from "#state/tracks/tracks.ts";
import { HIKE_CASE } from "#state/trail/hike-case.fixture.ts";
import { TRAIL_CASES } from "#state/trail/trail-cases.fixture.ts";
import {
  ANCHOR,
  LATER_OVERBOARD,
  LOGBOOK,
  MAN_OVERBOARD,
  TARGET,
} from "#storage/records/boating/boating-records.ts";
import { OVERBOARD } from "#storage/records/boating/overboard.ts";
import type { KindName } from "#storage/records/kinds.ts";
import { PHOTOS, photoStorage, photoToBin } from "#storage/records/photos/photo-storage.ts";
import { PLANS } from "#storage/records/plans/plan-record.ts";
import { trackStorage } from "#storage/records/tracks/track-storage.ts";
import { TRACKS } from "#storage/records/tracks/whole-tracks.ts";
import { binStorage, WAYPOINT_BIN } from "#storage/records/waypoints/bin-storage.ts";
import type { LateWindow } from "./late-window.fixture.ts";
import type { Case } from "./two-windows-case.fixture.ts";
import { SCOUTING_CASES } from "./two-windows-scouting.fixture.ts";

const PLACE = { lat: 52, lng: 5 };
const TRACK = importedTrack(
  {
    kind: "track",
    track: {
      name: "Rondje",
      lngs: Float64Array.of(5, 5),
      lats: Float64Array.of(52, 52.1),
      altitudesMeters: null,
      timesMs: null,
      segmentStarts: Uint32Array.of(0),
    },
  },
  { id: "t", contentHash: "track-2", addedAtMs: 1 },
);

const NODES = [1, 2].map((osmId) => ({ osmId, number: `${osmId}`, lat: 52, lng: 5 + osmId }));
const PHOTO = {
  format: 1,
  type: "image/webp",
  bytes: new Uint8Array([1]),
  widthPixels: 1,
  heightPixels: 1,
  addedAtMs: 1,
} as const;
const LINE: LogEntry = {
  id: "old",
  atMs: 1000,
  kind: "remark",
  text: "",
  place: null,
  courseDegrees: null,
  speedMps: null,
  distanceMeters: null,
};
const planned = (window: LateWindow) =>
  createSavedPlans({ ...window, route: () => Promise.reject(new Error("not asked")) });

const MARKS = { kind: OVERBOARD, id: "manOverboard", initial: NOBODY_OVERBOARD };
const overboardIn = (window: LateWindow) => createDocumentStore<Overboard>(window, MARKS);

const marked = (window: LateWindow, id: string) =>
  overboardIn(window).edit((now) =>
    byRule<Overboard, [ManOverboard]>(now, withMark, { id, atMs: 1, fix: null }),
  );

/** Every kind of record that is edited. */
export const CASES: Readonly<
  // Pieces of damaged data are added and deleted, never edited; the swing track is made of the fixes of the window that writes it.
  Record<Exclude<KindName, "setAside" | "swing">, Case>
> = {
  ...SCOUTING_CASES,
  ...TRAIL_CASES,
  hike: HIKE_CASE,
  tracks: {
    place: TRACKS.place,
    id: "t",
    prepare: (window) => trackStorage(window.connection).add([TRACK]),
    async open(window) {
      const storage = trackStorage(window.connection);
      const tracks = createTracks({ ...window, storage });
      await tracks.loadTracks();
      return [
        () => tracks.renameTrack("t", "Ommetje", "Rondje"),
        () => tracks.setTrackLook("t", { color: "#0000ff" }),
        () => tracks.setTrackLook("t", { folder: "Kamp" }),
        () => tracks.setTrackVisible("t", false),
      ];
    },
    result: { name: "Ommetje", color: "#0000ff", folder: "Kamp", isVisible: false },
  },
  plans: {
    place: PLANS.place,
    id: "plan1",
    async prepare(window) {
      const route = { nodes: NODES, legs: [], stopPlaces: [0, 1], meters: 0 };
      const draft = { ...emptyDraft("cycle"), stops: NODES };
      await planned({ ...window, randomId: () => "plan1" }).save(null, "Rondje", { draft, route });
    },
    async open(window) {
      const plans = planned(window);
      await plans.load();
      return [
        () => plans.change("plan1", { name: "Ommetje" }),
        () => plans.change("plan1", { note: "Met de welpen" }),
      ];
    },
    result: { name: "Ommetje", note: "Met de welpen" },
  },
  photos: {
    place: PHOTOS.place,
    id: "a",
    prepare: ({ connection }) => photoStorage(connection).put({ ...PHOTO, id: "a" }),
    async open({ connection, edits }) {
      const removed = { waypointId: "w", waypointName: "Tent", deletedAtMs: 1 };
      return [
        () => edits.change([photoToBin("a", removed)]),
        // Its id is that of a photo which is there.
        () => photoStorage(connection).put({ ...PHOTO, id: "a" }),
      ];
    },
    result: { removed: { waypointName: "Tent" } },
  },
  bin: {
    place: WAYPOINT_BIN.place,
    id: "row",
    async prepare({ connection }) {
      const waypoints = ["a", "b", "c"].map((id) => ({ id, name: id, ...PLACE }));
      await (await connection.opened()).put("waypointBin", {
        id: "row",
        deletedAtMs: 1,
        waypoints,
      });
    },
    async open({ connection }) {
      const bin = binStorage(connection, () => 1);
      return [() => bin.remove(["a"]), () => bin.remove(["b"])];
    },
    result: { waypoints: [expect.objectContaining({ id: "c" })] },
  },
  logbook: {
    place: LOGBOOK.place,
    isPending: true,
    id: "logbook",
    async prepare(window) {
      for (const id of ["a", "b"]) await createLogbook(window).add({ ...LINE, id });
    },
    async open(window) {
      const logbook = createLogbook(window);
      await logbook.load();
      return [
        () => logbook.changeNote("a", { text: "koffie" }),
        () => logbook.remove("b", ""),
        () => logbook.add({ ...LINE, id: "b" }),
        () => logbook.add({ ...LINE, id: "c", atMs: 2000 }),
      ];
    },
    result: {
      entries: [
        expect.objectContaining({ id: "a", text: "koffie" }),
        expect.objectContaining({ id: "c" }),
      ],
      removed: [expect.objectContaining({ id: "b" })],
    },
  },
  target: {
    place: TARGET.place,
    isPending: true,
    id: "target",
    prepare: (window) => createSteering(window).steerTo(PLACE, "S 14"),
    async open(window) {
      const steering = createSteering(window);
      await steering.look();
      return [
        () => steering.restartLeg(),
        () => steering.steerTo({ lat: 52.1, lng: 5 }, "S 16"),
        () => steering.restartLeg(),
      ];
    },
    result: { name: "S 16", lat: 52.1, lng: 5 },
  },
  anchor: {
    place: ANCHOR.place,
    isPending: true,
    id: "anchor",
    prepare: (window) => createAnchor(window).drop({ ...PLACE, radiusMeters: 20 }),
    async open(window) {
      const anchor = createAnchor(window);
      await anchor.look();
      return [() => anchor.setRadius(60), () => anchor.moveTo({ lat: 52.001, lng: 5 })];
    },
    result: { circle: { lat: 52.001, lng: 5, radiusMeters: 60 } },
  },
  manOverboard: {
    place: MAN_OVERBOARD.place,
    isPending: true,
    id: "manOverboard",
    prepare: (window) => marked(window, "a"),
    async open(window) {
      const { edit } = overboardIn(window);
      const fix = { ...PLACE, accuracyMeters: 5, timeMs: 2 };
      return [
        () => edit((now) => byRule<Overboard, [string, MarkedFix]>(now, withMarkFix, "a", fix)),
        () => marked(window, "b"),
        () => edit((now) => byRule<Overboard, [readonly string[]]>(now, withoutMarks, ["b"])),
      ];
    },
    result: { id: "a", fix: { timeMs: 2 } },
  },
  laterOverboard: {
    place: LATER_OVERBOARD.place,
    isPending: true,
    id: "laterOverboard",
    async prepare(window) {
      for (const id of ["a", "b"]) await marked(window, id);
    },
    async open(window) {
      return ["c", "d"].map((id) => () => marked(window, id));
    },
    result: {
      marks: expect.arrayContaining(["b", "c", "d"].map((id) => expect.objectContaining({ id }))),
    },
  },
};
