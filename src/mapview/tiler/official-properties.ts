import type { GeoJsonProperties } from "geojson";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lookCode, sectorsCode } from "#domain/fairway/official/look-code.ts";

/**
 * Returns the properties of a mark with a record, besides those of every mark: `look` and `sectors` for its images, and
 * `record`, which is all of the record as JSON, for its card.
 */
export function officialProperties({ official, light }: FairwayMark): GeoJsonProperties {
  if (!official) return {};
  const sectors = sectorsCode(official.mark);
  return {
    look: lookCode(official.mark, light !== ""),
    ...(sectors !== "" && { sectors }),
    record: JSON.stringify(official),
  };
}
