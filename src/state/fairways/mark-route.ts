import { createStore, type StoreApi } from "zustand/vanilla";
import type { AlongObject } from "#domain/fairway/along-line.ts";
import {
  legAlongWaters,
  lineOfLegs,
  type MarkLeg,
  type RouteMark,
  straightLeg,
  trackOfMarks,
} from "#domain/fairway/marks/mark-route.ts";
import type { Track } from "#domain/tracks/track.ts";
import { device } from "#state/device/device.ts";
import { addTrack } from "#state/tracks/tracks.ts";
import { objectsOnLine, passageCosts } from "./fairways.ts";
import { boatNeeds } from "./water-level.ts";

/** The route of marks that the user is making. Kept in memory only. */
export interface MarkRoute {
  readonly marks: readonly RouteMark[];
  /** The legs between successive marks; straight until the water between them has been looked up. */
  readonly legs: readonly MarkLeg[];
  /** The bridges and locks on the route, in its order; null until they have been looked up. */
  readonly along: readonly AlongObject[] | null;
  /** True if the data about bridges could not be loaded. */
  readonly isFailed: boolean;
  /** The marks that were removed together; null for none. */
  readonly cleared: readonly RouteMark[] | null;
}

/** The sources of the legs and of the bridges on them, and the storage of routes. */
export interface MarkRouteSources {
  readonly legBetween: (ends: { from: RouteMark; to: RouteMark }) => Promise<MarkLeg>;
  readonly objectsOnLine: (line: Float64Array) => Promise<readonly AlongObject[]>;
  /** Resolves to false if the database could not store the track. */
  readonly addTrack: (track: Track) => Promise<boolean>;
  readonly randomId: () => string;
  readonly nowMs: () => number;
}

/** The commands for making a route of marks. */
export interface MarkRoutes {
  readonly store: StoreApi<MarkRoute>;
  /** Adds a mark at the end. A mark at the same place as the last is an accidental double tap, and is ignored. */
  addMark(mark: RouteMark): Promise<void>;
  /** Removes the last mark, or restores those that `clearMarks` removed. */
  undoMark(): Promise<void>;
  /** Removes all marks. */
  clearMarks(): void;
  /**
   * Saves the route under a name, like any other route. Resolves to its id; null if the database could not
   * store it.
   */
  saveMarkRoute(name: string): Promise<string | null>;
}

const NOTHING: MarkRoute = { marks: [], legs: [], along: null, isFailed: false, cleared: null };

/** Creates the route of marks over these sources. */
export function createMarkRoutes(sources: MarkRouteSources): MarkRoutes {
  const store = createStore<MarkRoute>(() => NOTHING);
  let edition = 0;
  /** The legs that have been looked up, from the first mark on: those after them in the store are straight for the time being. */
  let looked: readonly MarkLeg[] = [];
  let looking: Promise<unknown> = Promise.resolve();

  /** Looks up the legs that are still unknown, and the objects on the route. */
  async function show(marks: readonly RouteMark[]): Promise<void> {
    edition += 1;
    looked = looked.slice(0, Math.max(0, marks.length - 1));
    const known = looked;
    const asked = edition;
    const unknown = marks.slice(known.length, -1);
    const straight = unknown.map((mark, index) =>
      straightLeg(mark, marks[known.length + index + 1] as RouteMark),
    );
    store.setState({
      marks,
      legs: [...known, ...straight],
      along: null,
      isFailed: false,
      cleared: null,
    });
    const asking = Promise.all(
      unknown.map((mark, index) =>
        sources
          .legBetween({ from: mark, to: marks[known.length + index + 1] as RouteMark })
          .catch(() => straight[index] as MarkLeg),
      ),
    );
    looking = asking;
    const found = await asking;
    if (asked !== edition) return;
    const legs = [...known, ...found];
    looked = legs;
    store.setState({ legs });
    if (legs.length === 0) return;
    try {
      const along = await sources.objectsOnLine(lineOfLegs(legs));
      if (asked === edition) store.setState({ along });
    } catch (failure) {
      console.warn("No bridges looked up along the marks:", failure);
      if (asked === edition) store.setState({ isFailed: true });
    }
  }

  return {
    store,
    async addMark({ lat, lng, name }) {
      const { marks } = store.getState();
      const last = marks.at(-1);
      if (last && last.lat === lat && last.lng === lng) return;
      await show([...marks, { lat, lng, name }]);
    },
    async undoMark() {
      const { marks, cleared } = store.getState();
      await show(cleared ?? marks.slice(0, -1));
    },
    clearMarks() {
      edition += 1;
      looked = [];
      const { marks } = store.getState();
      store.setState({ ...NOTHING, cleared: marks.length > 0 ? marks : null }, true);
    },
    async saveMarkRoute(name) {
      // A stand-in for a leg that is still looked up must not be saved.
      await looking;
      const { marks, legs } = store.getState();
      if (legs.length === 0) return null;
      const facts = { id: sources.randomId(), name, addedAtMs: sources.nowMs() };
      const isSaved = await sources.addTrack(trackOfMarks(marks, legs, facts));
      return isSaved ? facts.id : null;
    },
  };
}

/** Returns the leg between two marks along the waters that the user's boat fits; straight where none leads. */
async function legBetween({ from, to }: { from: RouteMark; to: RouteMark }): Promise<MarkLeg> {
  const { networkGraphs } = await import(
    /* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"
  );
  // Without the bridges the waters are still there, and the card says that the bridges are not.
  const { limits, draughtMeters } = boatNeeds("motorboat");
  const passages = await passageCosts(limits).catch(() => null);
  const answer = await networkGraphs.alongWays({
    ...({ mode: "motorboat", from, to } as const),
    ...(passages && { passages }),
    ...(draughtMeters !== null && { draughtMeters }),
  });
  return answer.kind === "route" ? legAlongWaters(from, to, answer) : straightLeg(from, to);
}

/** The route of marks of this visit, documented at `MarkRoutes`. */
export const {
  store: markRouteStore,
  addMark,
  undoMark,
  clearMarks,
  saveMarkRoute,
} = createMarkRoutes({
  legBetween,
  objectsOnLine,
  addTrack,
  randomId: device.randomId,
  nowMs: () => device.clock.nowMs(),
});
