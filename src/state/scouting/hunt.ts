import { createStore } from "zustand/vanilla";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { byRule } from "#domain/storage/current.ts";
import {
  areaOfLine,
  EMPTY_HUNT,
  type Hunt,
  type HuntList,
  type HuntPart,
  isEmptyHunt,
  isWithinHuntLimit,
  USUAL_RADIUS_METERS,
} from "#domain/survey/hunt.ts";
import { withoutOldRemovals, withoutParts, withPartBack } from "#domain/survey/hunt-bin.ts";
import { mergedHunt, type SharedState, withFields, withShared } from "#domain/survey/hunt-merge.ts";
import { nextStamp } from "#domain/survey/hunt-order.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { visits } from "#state/device/visits.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type UndoOffer,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { preferencesStore, setPreferences } from "#state/settings/preferences.ts";
import { type WatchReadingsState, watchReadings } from "#state/watches/watch-readings.ts";
import { HUNT } from "#storage/records/scouting/scouting-records.ts";
import type { VisitStorage } from "#storage/visits/visit-storage.ts";

interface HuntState {
  readonly hunt: Hunt;
  /** True if the last edit could not be stored and will be lost with the page. */
  readonly hasFailed: boolean;
  /** True if a stored hunt cannot be read by this version; it is kept beside a new one. */
  readonly isUnreadable: boolean;
  /** True if the last edit was refused because the hunt would become too large. */
  readonly isFull: boolean;
}

/** The services of the device that the hunt uses. */
export interface HuntDevice extends DocumentDevice {
  readonly readings: WatchReadingsState;
  readonly clock: Pick<Clock, "nowMs" | "after">;
  readonly visits: VisitStorage;
  readonly randomId: RandomId;
  /** Returns the radius of a new circle; 500 m unless given. */
  readonly radiusMeters?: () => number;
  /** Switches the layer of the hunt on or off. */
  readonly setShown: (isShown: boolean) => void;
}

const usualRadius = () => USUAL_RADIUS_METERS;

/** The speed of a brisk walk. */
const USUAL_SPEED_KMH = 6;

/** Creates the hunt of a device. Every edit is stored immediately and announced to the other tabs. */
export function createHunt(device: HuntDevice) {
  const { clock, visits, setShown } = device;
  const watched = { readings: device.readings, watch: "hunt" } as const;
  const place = { kind: HUNT, id: "hunt", initial: EMPTY_HUNT, watched };
  const saved = createDocumentStore<Hunt>(device, place);
  const store = createStore<HuntState>(() => ({
    hunt: EMPTY_HUNT,
    hasFailed: false,
    isUnreadable: false,
    isFull: false,
  }));
  const sweep = (): void => {
    const nowMs = visits.agingMs();
    if (withoutOldRemovals(store.getState().hunt, nowMs) === store.getState().hunt) return;
    void saved.edit((now) => byRule(now, withoutOldRemovals, nowMs));
  };
  saved.store.subscribe(({ document: hunt, hasFailed, isUnreadable, isRead }, before) => {
    store.setState({ hunt, hasFailed, isUnreadable });
    if (isRead && !before.isRead) sweep();
  });
  const edit: Edit = async (change, undo) => {
    await saved.load();
    const isFull = !isWithinHuntLimit(change(store.getState().hunt));
    store.setState({ isFull });
    if (isFull) return false;
    const storing = saved.edit(
      (now) => byRule(now, change),
      undo?.offer,
      undo && ((now) => byRule(now, undo.change)),
    );
    if (!isEmptyHunt(store.getState().hunt)) setShown(true);
    // Another window may have filled the hunt.
    const isRefused = (await storing) === "refused";
    store.setState({ isFull: isRefused });
    return !isRefused;
  };
  return {
    store,
    /** Reads the stored hunt, again and again until the database answers, and follows the other tabs. */
    look: saved.load,
    ...editsOf(edit, device),
    ...removalsOf(edit, () => store.getState().hunt, clock),
  };
}

/** Returns the hunt after an edit. It is called again for the newest hunt, so it must not make new ids. */
type EditOf = (hunt: Hunt) => Hunt;
/** Changes the hunt and stores it; resolves to false if the hunt would become too large. */
type Edit = (change: EditOf, undo?: Undo) => Promise<boolean>;

interface Undo {
  readonly offer: UndoOffer;
  /** A separate edit, because the change that it undoes may have been shared. */
  readonly change: EditOf;
}

/** An id is short, because it travels in links and QR codes: 48 random bits. */
const ID_CHARACTERS = 12;

type EditDevice = Pick<HuntDevice, "clock" | "randomId" | "radiusMeters">;

function editsOf(edit: Edit, { clock, randomId, radiusMeters = usualRadius }: EditDevice) {
  const newId = () => randomId().replaceAll("-", "").slice(0, ID_CHARACTERS);
  /** Adds parts, whose stamps follow those that the newest hunt has. */
  const add = <Part extends HuntList>(list: Part, parts: readonly Hunt[Part][number][]) => {
    const nowMs = clock.nowMs();
    return edit((hunt) => {
      const stamp = nextStamp(hunt, nowMs);
      const stamped = parts.map((part, index) => ({ ...part, addedAtMs: stamp + index }));
      return { ...hunt, [list]: [...hunt[list], ...stamped] };
    });
  };
  return {
    /** Adds a circle of the chosen radius, whose name and radius the user can change. */
    addCircle({ lat, lng }: LatLng, name: string): Promise<boolean> {
      return add("circles", [{ id: newId(), name, lat, lng, radiusMeters: radiusMeters() }]);
    },
    /** Adds a circle of the chosen radius around each of these places; resolves to false if the hunt would become too large. */
    addCircles(places: readonly (LatLng & { readonly name: string })[]): Promise<boolean> {
      const circles = places.map(({ name, lat, lng }) => {
        return { id: newId(), name, lat, lng, radiusMeters: radiusMeters() };
      });
      return add("circles", circles);
    },
    /** Adds a sighting at the current time, of people who continue at 6 km/h. */
    addSighting({ lat, lng }: LatLng, name: string): Promise<boolean> {
      const atMs = clock.nowMs();
      return add("sightings", [{ id: newId(), name, lat, lng, atMs, speedKmh: USUAL_SPEED_KMH }]);
    },
    /** Adds the area within a line. Resolves to false if the line encloses no area. */
    async addArea(name: string, line: readonly LatLng[]): Promise<boolean> {
      const area = areaOfLine(newId(), name, line);
      if (area) await add("areas", [area]);
      return area !== null;
    },
    /** Merges what another phone shared; resolves to false if the hunt would become too large. */
    merge(state: SharedState): Promise<boolean> {
      const nowMs = clock.nowMs();
      return edit((hunt) => mergedHunt(hunt, state, nowMs));
    },
    /** Stores that others were given a state of the hunt. */
    shared: (state: SharedState) => edit((hunt) => withShared(hunt, state)),
    /** Changes fields of one part; its other fields stay as stored. */
    change: <Part extends HuntList>(
      part: Part,
      id: string,
      fields: Partial<Omit<Hunt[Part][number], "id">>,
    ) => {
      const nowMs = clock.nowMs();
      return edit((hunt) => {
        const stamp = nextStamp(hunt, nowMs);
        const changed = (one: HuntPart) =>
          one.id === id ? withFields<HuntPart>(one, part, fields as Partial<HuntPart>, stamp) : one;
        return { ...hunt, [part]: hunt[part].map(changed) };
      });
    },
  };
}

/** Edits that move parts to the bin; each can be undone. */
function removalsOf(edit: Edit, shown: () => Hunt, clock: HuntDevice["clock"]) {
  const toBin = (ids: ReadonlySet<string>, offer: UndoOffer) => {
    const nowMs = clock.nowMs();
    return edit((hunt) => withoutParts(hunt, ids, nowMs), {
      offer: { count: ids.size, ...offer },
      change: (hunt) => [...ids].reduce(withPartBack, hunt),
    });
  };
  return {
    /** Removes one part. */
    remove(list: HuntList, id: string): Promise<boolean> {
      const name = shown()[list].find((part) => part.id === id)?.name ?? "";
      return toBin(new Set([id]), { kind: "delete", name });
    },
    /** Removes all parts that are shown; what another window adds meanwhile stays. */
    clear(): Promise<boolean> {
      const { circles, sightings, areas } = shown();
      const ids = [...circles, ...sightings, ...areas].map(({ id }) => id);
      return toBin(new Set(ids), { kind: "clear", name: "" });
    },
  };
}

/** The hunt of this device. Import this lazily. */
export const {
  store: huntStore,
  look: loadHunt,
  addCircle: addHuntCircle,
  addCircles: addHuntCircles,
  addSighting: addHuntSighting,
  addArea: addHuntArea,
  merge: mergeHunt,
  shared: noteHuntShared,
  change: changeHunt,
  remove: removeFromHunt,
  clear: clearHunt,
} = createHunt({
  ...device,
  visits,
  edits,
  readings: watchReadings,
  radiusMeters: () => preferencesStore.getState().huntRadiusMeters,
  setShown: (huntShown) => setPreferences({ huntShown }),
});
