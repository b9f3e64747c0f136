import { device } from "#state/device/device.ts";
import { lineStorage } from "#storage/tracks/line-storage.ts";
import { createTracks } from "./create-tracks.ts";
import { lookForTracks } from "./has-tracks.ts";

const lines = lineStorage(device.connection);

/** The tracks and routes of this device; what each name does is written at `TracksState`. */
export const {
  store: tracksStore,
  loadTracks,
  tracksChanged,
  lineById,
  linesById,
  renameLine,
  setLineVisible,
  deleteLine,
  undoDelete: undoDeleteLine,
} = createTracks({ lines, tabs: device.tabs, onChanged: () => void lookForTracks() });

/** The ids of all that are kept. */
export const { ids: lineIds } = lines;
