import * as v from "valibot";
import { type HikeFacts, hasHikeFacts } from "#domain/sharing/hike-parcel.ts";
import { MOMENT } from "#storage/moment-schema.ts";
import { keyedEach, keyedKind, type Schema } from "#storage/records/keyed-kind.ts";

/** A hike that a leader gave to the patrol of this device. */
export interface HikeRecord extends HikeFacts {
  /** Milliseconds since 1970. */
  readonly receivedAtMs: number;
  /** The walk along the posts that came with it; absent without posts. */
  readonly walkId?: string;
  /** The route and the lines that came with it. */
  readonly lineIds: readonly string[];
  readonly hasHunt: boolean;
  /** True if a map of the area came with it; absent in hikes that were stored before this was noted. */
  readonly hasMap?: boolean;
  readonly deletedAtMs?: number | null;
}

/** The subject under which windows tell each other of hikes. */
export const HIKES_SUBJECT = "scouting hikes";

const MORE = v.looseObject({
  receivedAtMs: MOMENT,
  walkId: v.exactOptional(v.string()),
  lineIds: v.array(v.string()),
  hasHunt: v.boolean(),
  hasMap: v.exactOptional(v.boolean()),
  deletedAtMs: v.exactOptional(v.nullable(MOMENT)),
});
const SCHEMA: Schema<HikeRecord> = v.custom<HikeRecord>(
  (value) => hasHikeFacts(value) && v.is(MORE, value),
);

/** The hikes of patrols, each under `hike:<id>`. docs/formats/scouting.md. */
export const HIKES = keyedKind(
  { ...keyedEach("scouting", "hike"), subject: () => HIKES_SUBJECT },
  SCHEMA,
  {
    bin: {
      entries: ({ id, name, patrol, deletedAtMs }: HikeRecord) =>
        typeof deletedAtMs === "number" ? [{ id, name: name || patrol, deletedAtMs }] : [],
      putBack: (hike: HikeRecord) => ({ ...hike, deletedAtMs: null }),
      purged: () => null,
    },
  },
);

/** Returns the key of a hike. */
export function hikeKey(id: string): string {
  return `hike:${id}`;
}
