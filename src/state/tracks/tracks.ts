import { device } from "#state/device/device.ts";
import { type LineStorage, lineStorage } from "#storage/tracks/line-storage.ts";
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

/** The storage for who adds or removes many at once: what shows the lines hears of it. */
export const keptLines: LineStorage = {
  ...lines,
  add: (records) => lines.add(records).then(tell),
  remove: (ids) => lines.remove(ids).then(tell),
};

async function tell(isDone: boolean): Promise<boolean> {
  if (isDone) await tracksChanged();
  return isDone;
}
