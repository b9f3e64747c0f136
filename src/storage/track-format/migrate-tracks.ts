import * as v from "valibot";
import { type ExchangeTrackOrRoute, importedTrack } from "#domain/exchange/exchange-track.ts";
import { present } from "#domain/exchange/present.ts";
import type { Track } from "#domain/tracks/track.ts";
import { MOMENT_OR_1970 } from "#storage/moment-schema.ts";
import { placeWith } from "#storage/place-schema.ts";
import { areOnEarth, areStarts, storedTrack } from "./track-record.ts";

const NUMBERS = v.instance(Float64Array);
/** A text that version 5 did not validate; an invalid one is dropped. */
const TEXT = v.fallback(v.optional(v.string()), undefined);
const NUMBER = v.fallback(v.optional(v.number()), undefined);
const LINKS = v.fallback(
  v.optional(v.array(v.object({ url: v.string(), text: v.exactOptional(v.string()) }))),
  undefined,
);
const LINE = {
  name: v.string(),
  note: TEXT,
  color: TEXT,
  folder: TEXT,
  source: TEXT,
  links: LINKS,
};
const LINE_FIELDS = v.object(LINE);
const FACTS = {
  format: v.literal(1),
  id: v.string(),
  importedAtMs: MOMENT_OR_1970,
  isHidden: v.optional(v.boolean()),
};
const POINT = placeWith({
  ...LINE,

  altitudeMeters: NUMBER,
  timeMs: NUMBER,
  icon: TEXT,
  symbol: TEXT,
  id: TEXT,
  changedAtMs: NUMBER,
});

/** A track or route in versions 2 to 5 of the database, including its points. */
const FORMAT_1 = v.variant("kind", [
  v.object({
    ...FACTS,
    kind: v.literal("track"),
    track: v.pipe(
      v.object({
        ...LINE,
        lngs: NUMBERS,
        lats: NUMBERS,
        altitudesMeters: v.nullable(NUMBERS),
        timesMs: v.nullable(NUMBERS),
        segmentStarts: v.instance(Uint32Array),
      }),
      v.check(({ lngs, lats, altitudesMeters, timesMs, segmentStarts }) => {
        const columns = [lats, altitudesMeters ?? lngs, timesMs ?? lngs];
        return (
          columns.every(({ length }) => length === lngs.length) &&
          areOnEarth(lngs, lats) &&
          (lngs.length === 0 || segmentStarts[0] === 0) &&
          areStarts(segmentStarts, lngs.length)
        );
      }),
    ),
  }),
  v.object({
    ...FACTS,
    kind: v.literal("route"),
    route: v.object({ ...LINE, points: v.array(POINT) }),
  }),
]);

/**
 * Reads a track from before version 6 of the database; null if that version could not have read it. It keeps its id,
 * so that its address still works. That id was derived from the content, so it becomes the content hash too.
 */
export function migratedTrack(value: unknown): Track | null {
  const { success, output } = v.safeParse(FORMAT_1, value);
  if (!success) return null;
  const { id, importedAtMs, isHidden } = output;
  const track = importedTrack(lineOf(output), { id, contentHash: id, addedAtMs: importedAtMs });
  return { ...track, isVisible: isHidden !== true };
}

function lineOf(stored: v.InferOutput<typeof FORMAT_1>): ExchangeTrackOrRoute {
  if (stored.kind === "track") {
    const { lngs, lats, altitudesMeters, timesMs, segmentStarts } = stored.track;
    const points = { lngs, lats, altitudesMeters, timesMs, segmentStarts };
    return { kind: "track", track: { ...lineFieldsOf(stored.track), ...points } };
  }
  const points = stored.route.points.map(({ lng, lat, ...details }) => {
    const { altitudeMeters, timeMs, icon, symbol, id, changedAtMs } = details;
    const more = present({ altitudeMeters, timeMs, icon, symbol, id, changedAtMs });
    return { ...lineFieldsOf(details), lng, lat, ...more };
  });
  return { kind: "route", route: { ...lineFieldsOf(stored.route), points } };
}

function lineFieldsOf({
  name,
  note,
  color,
  folder,
  source,
  links,
}: v.InferOutput<typeof LINE_FIELDS>) {
  return { name, ...present({ note, color, folder, source, links }) };
}

/** The store `tracks` during an upgrade. */
interface Tracks {
  getAllKeys(): Promise<readonly string[]>;
  get(id: string): Promise<unknown>;
  put(value: unknown): Promise<unknown>;
}

/**
 * Moves the points of every track from its record into a block, in one transaction: all of them or, after an error,
 * none. An unreadable track is left unchanged.
 * @param onEstimate called before each write with the bytes that the migration takes, if known
 */
export async function migrateTracks(
  tracks: Tracks,
  blocks: Pick<Tracks, "put">,
  onEstimate: (bytes: number) => void,
): Promise<void> {
  const ids = await tracks.getAllKeys();
  let bytes = 0;
  // One track at a time: the points of all tracks together may not fit in the memory of a phone.
  for (const [index, id] of ids.entries()) {
    const track = migratedTrack(await tracks.get(id));
    if (!track) continue;
    const { record, block } = storedTrack(track);
    bytes += bytesOf(record) + bytesOf(block);
    onEstimate(Math.ceil((bytes / (index + 1)) * ids.length));
    await tracks.put(record);
    await blocks.put(block);
  }
}

/** Estimates the stored size of a value: its numbers, and the text of the rest. */
function bytesOf(value: object): number {
  const columns = Object.values(value).filter((column) => ArrayBuffer.isView(column));
  const rest = Object.values(value).filter((column) => !ArrayBuffer.isView(column));
  return columns.reduce((sum, { byteLength }) => sum + byteLength, JSON.stringify(rest).length);
}
