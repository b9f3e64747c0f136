import { createStore, type StoreApi } from "zustand/vanilla";
import type { Tabs } from "#platform/tabs/tabs.ts";
import type { DatabaseConnection } from "#storage/database.ts";
import { countTracks } from "#storage/tracks/count-tracks.ts";
import { TRACKS_SUBJECT } from "./tracks-subject.ts";

/** Whether there is any track or route, without reading one. */
export interface HasTracks {
  /** Once there were any in this visit, it stays so: an undo may bring them back. */
  readonly store: StoreApi<{ readonly hasTracks: boolean }>;
  /** Looks whether there are any now, and from then on whenever another tab has changed them. */
  lookForTracks(): Promise<void>;
}

/** The answer of whichever device; `has-tracks.ts` has that of this one. */
export function createHasTracks(connection: DatabaseConnection, tabs: Tabs): HasTracks {
  const store = createStore(() => ({ hasTracks: false }));
  let isFollowing = false;
  const look = async (): Promise<void> => {
    if ((await countTracks(connection)) > 0) store.setState({ hasTracks: true });
  };
  return {
    store,
    lookForTracks() {
      if (!isFollowing) tabs.onAnnounced(TRACKS_SUBJECT, () => void look());
      isFollowing = true;
      return look();
    },
  };
}
