import type { MapGeoJSONFeature } from "maplibre-gl";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { MARK_KINDS } from "#domain/fairway/fairway-object.ts";
import type { OfficialRecord } from "#domain/fairway/official/official-mark.ts";
import type { DrawnThing } from "#mapview/events/drawn-thing.ts";
import type { MapEventHub } from "#mapview/events/map-events.ts";
import { pixelsBetween } from "#mapview/input/choose-tapped.ts";
import { type FindHits, featuresNear } from "#mapview/input/tap-hits.ts";
import { fairwayMarkTapped, fairwayObjectTapped, noticeTapped } from "./nautical-events.ts";
import {
  FAIRWAY_CLEARANCE_LAYER,
  FAIRWAY_MARK_LAYER,
  FAIRWAY_OBJECT_LAYER,
  NOTICE_LAYER,
} from "./nautical-layer-ids.ts";
import { NOTICE_OFFSET } from "./notice-drawing.ts";

const LAYERS = [NOTICE_LAYER, FAIRWAY_OBJECT_LAYER, FAIRWAY_CLEARANCE_LAYER, FAIRWAY_MARK_LAYER];

/** Finds the bridges, locks, buoys, beacons and lights near a tap. */
export const nauticalHits: FindHits = ({ map, point, events }, reachPixels) =>
  featuresNear(map, point, reachPixels, LAYERS).flatMap((feature) => {
    const { geometry } = feature;
    if (geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = map.project([lng, lat]);
    if (feature.layer.id === NOTICE_LAYER) {
      at.x += NOTICE_OFFSET[0];
      at.y += NOTICE_OFFSET[1];
    }
    const tell = emitterOf(feature, { lng, lat }, events);
    if (!tell) return [];
    return [
      {
        key: `${feature.layer.id === NOTICE_LAYER ? "notice " : ""}${lng} ${lat}`,
        at,
        awayPixels: pixelsBetween(point, at),
        thing: thingOf(feature),
        tell,
      },
    ];
  });

/** Returns what the label under a mouse says; a mark has no kind in words there. */
function thingOf({ layer, properties }: MapGeoJSONFeature): DrawnThing | undefined {
  const name = String(properties["name"] ?? "");
  if (layer.id === NOTICE_LAYER) return undefined;
  if (layer.id === FAIRWAY_MARK_LAYER)
    return name ? { kind: "poi", name, detail: null } : undefined;
  return { kind: properties["kind"] === "lock" ? "lock" : "bridge", name, detail: null };
}

function emitterOf(
  { layer, properties }: MapGeoJSONFeature,
  place: LatLng,
  events: MapEventHub,
): (() => void) | null {
  const text = (key: string): string => String(properties[key] ?? "");
  if (layer.id === NOTICE_LAYER) return () => events.emit(noticeTapped, place);
  if (layer.id !== FAIRWAY_MARK_LAYER) {
    const object = { ...place, id: Number(properties["id"]), name: text("name") };
    return () => events.emit(fairwayObjectTapped, object);
  }
  const kind = MARK_KINDS.find((one) => one === properties["kind"]);
  if (!kind) return null;
  const isBeacon = properties["beacon"] === true;
  const mark = { ...place, kind, isBeacon, name: text("name"), light: text("light") };
  const official = officialOf(text("record"));
  if (official) {
    const { lat, lng } = official.mark;
    return () => events.emit(fairwayMarkTapped, { ...mark, lat, lng, official });
  }
  return () => events.emit(fairwayMarkTapped, mark);
}

/** The tiler of this app wrote the record, as it was read. */
function officialOf(json: string): OfficialRecord | null {
  return json === "" ? null : (JSON.parse(json) as OfficialRecord);
}
