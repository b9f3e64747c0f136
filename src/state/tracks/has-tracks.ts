import { createStore, type StoreApi } from "zustand/vanilla";
import { device } from "#state/device/device.ts";
import { type Edits, edits } from "#state/records/edits.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { countTracks } from "#storage/records/tracks/count-tracks.ts";

/** Tells whether there is any track or route, without reading one. */
export interface HasTracks {
  /**
   * Stays true for the visit once there was a track, because an undo may restore it. `isUnknown`: the database could
   * not be opened.
   */
  readonly store: StoreApi<{ readonly hasTracks: boolean; readonly isUnknown: boolean }>;
  /** Checks for tracks now, and whenever another tab has changed them. */
  loadHasTracks(): Promise<void>;
}

/** Creates the check on this database. */
export function createHasTracks(
  connection: DatabaseConnection,
  edits: Pick<Edits, "onChanged">,
): HasTracks {
  const store = createStore(() => ({ hasTracks: false, isUnknown: false }));
  let isFollowing = false;
  const look = async (): Promise<void> => {
    try {
      const count = await countTracks(connection);
      store.setState(({ hasTracks }) => ({ hasTracks: hasTracks || count > 0, isUnknown: false }));
    } catch {
      store.setState({ isUnknown: true });
    }
  };
  return {
    store,
    loadHasTracks() {
      if (!isFollowing) {
        edits.onChanged("tracks", look);
        connection.onOpened(() => store.getState().isUnknown && void look());
      }
      isFollowing = true;
      return look();
    },
  };
}

/** Tells whether this device has any track or route: without one the code that shows them is not loaded. */
export const { store: hasTracksStore, loadHasTracks } = createHasTracks(device.connection, edits);
