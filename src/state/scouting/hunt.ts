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
  withoutParts,
} from "#domain/survey/hunt.ts";
import { mergedHunt, type SharedState, withFields } from "#domain/survey/hunt-merge.ts";
import type { Clock } from "#platform/clock/clock.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import { createDocumentStore, type DocumentDevice } from "#state/records/document-store.ts";
import { edits, type Undoable } from "#state/records/edits.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { type ReadingDevice, untilRead } from "#state/watches/until-read.ts";
import { watchReadings } from "#state/watches/watch-readings.ts";
import { HUNT } from "#storage/records/scouting/scouting-records.ts";

interface HuntState {
  readonly hunt: Hunt;
  /** Whether the last edit could not be stored and will be lost with the page. */
  readonly hasFailed: boolean;
  /** Whether a stored hunt cannot be read by this version; it is kept beside a new one. */
  readonly isUnreadable: boolean;
  /** Whether the last edit was refused because the hunt would become too large. */
  readonly isFull: boolean;
}

/** The services of the device that the hunt uses. */
export interface HuntDevice extends DocumentDevice, ReadingDevice {
  readonly clock: Pick<Clock, "nowMs" | "after">;
  readonly randomId: RandomId;
  /** Switches the layer of the hunt on or off. */
  readonly setShown: (isShown: boolean) => void;
}

/** The speed of a brisk walk. */
const USUAL_SPEED_KMH = 6;

/** Creates the hunt of a device. Every edit is stored immediately and announced to the other tabs. */
export function createHunt(device: HuntDevice) {
  const { clock, randomId, setShown } = device;
  const place = { kind: HUNT, id: "hunt", initial: EMPTY_HUNT };
  const saved = createDocumentStore<Hunt>(device, place);
  const store = createStore<HuntState>(() => ({
    hunt: EMPTY_HUNT,
    hasFailed: false,
    isUnreadable: false,
    isFull: false,
  }));
  saved.store.subscribe(({ document: hunt, hasFailed, isUnreadable }) =>
    store.setState({ hunt, hasFailed, isUnreadable }),
  );
  let isFirst = true;
  const readOnce = async (): Promise<void> => {
    // The first reading may never end, on a database that is silent.
    const reading = isFirst ? saved.load() : saved.read();
    isFirst = false;
    await reading;
    const { isRead, problem } = saved.store.getState();
    if (!isRead && problem?.kind !== "unavailable") throw new Error("the hunt is not read");
  };
  const look = (): Promise<void> => {
    if (isFirst) void untilRead(device, readOnce, () => ["hunt"]);
    return saved.load();
  };
  const edit = async (change: EditOf, undoable?: () => Undoable | null): Promise<boolean> => {
    await look();
    const isFull = !isWithinHuntLimit(change(store.getState().hunt));
    store.setState({ isFull });
    if (isFull) return false;
    const storing = saved.edit((now) => byRule(now, change), undoable);
    if (!isEmptyHunt(store.getState().hunt)) setShown(true);
    // Another window may have filled the hunt.
    const isRefused = (await storing) === "refused";
    store.setState({ isFull: isRefused });
    return !isRefused;
  };
  return {
    store,
    /** Reads the stored hunt, again and again until the database answers, and follows the other tabs. */
    look,
    ...editsOf(edit, { clock, randomId }),
    ...removalsOf(edit, () => store.getState().hunt, clock),
  };
}

/** Returns the hunt after an edit. It is called again for the newest hunt, so it must not make new ids. */
type EditOf = (hunt: Hunt) => Hunt;
/** Changes the hunt and stores it; resolves to false if the hunt would become too large. */
type Edit = (change: EditOf, undoable?: () => Undoable | null) => Promise<boolean>;

/** An id is short, because it travels in links and QR codes: 48 random bits. */
const ID_CHARACTERS = 12;

function editsOf(edit: Edit, { clock, randomId }: Pick<HuntDevice, "clock" | "randomId">) {
  const newPart = () => ({
    id: randomId().replaceAll("-", "").slice(0, ID_CHARACTERS),
    addedAtMs: clock.nowMs(),
  });
  return {
    /** Adds a circle of 500 m, whose name and radius the user can change. */
    addCircle({ lat, lng }: LatLng, name: string): Promise<boolean> {
      const circle = { ...newPart(), name, lat, lng, radiusMeters: USUAL_RADIUS_METERS };
      return edit((hunt) => ({ ...hunt, circles: [...hunt.circles, circle] }));
    },
    /** Adds a circle of 500 m around each of these places; resolves to false if the hunt would become too large. */
    addCircles(places: readonly (LatLng & { readonly name: string })[]): Promise<boolean> {
      const circles = places.map(({ name, lat, lng }) => {
        return { ...newPart(), name, lat, lng, radiusMeters: USUAL_RADIUS_METERS };
      });
      return edit((hunt) => ({ ...hunt, circles: [...hunt.circles, ...circles] }));
    },
    /** Adds a sighting at the current time, of people who continue at 6 km/h. */
    addSighting({ lat, lng }: LatLng, name: string): Promise<boolean> {
      const part = newPart();
      const sighting = { ...part, name, lat, lng, atMs: part.addedAtMs, speedKmh: USUAL_SPEED_KMH };
      return edit((hunt) => ({ ...hunt, sightings: [...hunt.sightings, sighting] }));
    },
    /** Adds the area within a line. Resolves to false if the line encloses no area. */
    async addArea(name: string, line: readonly LatLng[]): Promise<boolean> {
      const part = newPart();
      const outline = areaOfLine(part.id, name, line);
      const area = outline && { ...outline, ...part };
      if (area) await edit((hunt) => ({ ...hunt, areas: [...hunt.areas, area] }));
      return area !== null;
    },
    /** Merges what another phone shared; resolves to false if the hunt would become too large. */
    merge: (state: SharedState) => edit((hunt) => mergedHunt(hunt, state)),
    /** Stores that the state of this moment was given to others. */
    shared(): Promise<boolean> {
      const sharedAtMs = clock.nowMs();
      return edit((hunt) => ({ ...hunt, sharedAtMs }));
    },
    /** Changes fields of one part; its other fields stay as stored. */
    change: <Part extends HuntList>(
      part: Part,
      id: string,
      fields: Partial<Omit<Hunt[Part][number], "id">>,
    ) => {
      const nowMs = clock.nowMs();
      return edit((hunt) => ({
        ...hunt,
        [part]: hunt[part].map((one) =>
          one.id === id ? withFields<HuntPart>(one, part, fields as Partial<HuntPart>, nowMs) : one,
        ),
      }));
    },
  };
}

/** Edits that move parts to the bin; each can be undone. */
function removalsOf(edit: Edit, shown: () => Hunt, clock: HuntDevice["clock"]) {
  const toBin = (ids: ReadonlySet<string>, undoable: Pick<Undoable, "kind" | "name">) => {
    const nowMs = clock.nowMs();
    return edit(
      (hunt) => withoutParts(hunt, ids, nowMs),
      () => ({ subject: "hunt", count: ids.size, isDurable: true, ...undoable }),
    );
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
  edits,
  readings: watchReadings,
  setShown: (huntShown) => setPreferences({ huntShown }),
});
