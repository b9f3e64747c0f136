import { containsBox, type LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { isOldData } from "#domain/packs/pack-age.ts";
import type { PackIndexEntry } from "#domain/packs/pack-manifest.ts";
import type { PackOnDevice } from "#domain/packs/pack-on-device.ts";

/** The source of the marks of Rijkswaterstaat in a region. */
export type RegionMarks =
  /** A pack on the device has them, of this day. */
  | { readonly from: "device"; readonly dataDate: string | null }
  /** A pack of the catalogue has them. */
  | { readonly from: "catalogue"; readonly entry: PackIndexEntry; readonly address: string }
  /** The service with the marks is asked for those of the region. */
  | { readonly from: "service" };

/** The places to look for marks. */
interface MarkSources {
  readonly packs: readonly Pick<PackOnDevice, "marks" | "areas" | "dataDate">[];
  /** The packs of the catalogue at `address`; empty while it is unknown. */
  readonly entries: readonly PackIndexEntry[];
  readonly address: string;
  readonly nowMs: number;
}

/** Returns where the marks of a box (west, south, east, north) come from: the device unless they are old there, else the catalogue, else the service. */
export function marksFor(
  box: LngLatBox,
  { packs, entries, address, nowMs }: MarkSources,
): RegionMarks {
  const here = packs
    .filter(({ marks, areas }) => marks && areas.some((area) => containsBox(area, box)))
    .map(({ dataDate }) => dataDate);
  const [dataDate] = here.toSorted((a, b) => ((a ?? "") < (b ?? "") ? 1 : -1));
  if (dataDate !== undefined && !isOldData(dataDate, nowMs)) return { from: "device", dataDate };
  const entry = entries.find(
    (one) =>
      one.hasMarks === true && containsBox(one.bounds, box) && !isOldData(one.dataDate, nowMs),
  );
  return entry ? { from: "catalogue", entry, address } : { from: "service" };
}
