import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import type { AnchorCircle } from "#domain/anchor/anchor-watch.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { EARTH_RADIUS_METERS } from "#domain/geodesy/distance.ts";
import type { BoatDrawing, DrawnAnchor } from "#domain/steering/boat-drawing.ts";

/** The kind of a feature, by which the style selects how to draw it. */
export type BoatKind =
  | "course"
  | "minute"
  | "look-ahead"
  | "leg"
  | "mark"
  | "overboard"
  | "way-back"
  | "anchor"
  | "circle"
  | "alarm-line"
  | "swing";

/** The number of straight lines that make up a circle. */
const CIRCLE_SIDES = 72;

/** Returns the drawing of a boat as features with a `kind`. */
export function boatFeatures(drawing: BoatDrawing): FeatureCollection {
  const { course, mark, leg, manOverboard, anchor } = drawing;
  const features = [
    ...(course
      ? [
          lineOf("course", course.places),
          ...course.places.slice(1, -1).map((place) => pointAt("minute", place)),
          pointAt("look-ahead", course.lookAhead, { label: `${course.minutes} min` }),
        ]
      : []),
    ...(leg ? [lineOf("leg", [leg.from, leg.to])] : []),
    ...(mark ? [pointAt("mark", mark, { label: mark.name })] : []),
    ...(anchor ? anchorFeatures(anchor) : []),
    ...(manOverboard ? overboardFeatures(manOverboard) : []),
  ];
  return { type: "FeatureCollection", features };
}

function overboardFeatures({ places, boat }: NonNullable<BoatDrawing["manOverboard"]>): Feature[] {
  return [
    ...(boat ? places.map((place) => lineOf("way-back", [boat, place])) : []),
    ...places.map((place, index) =>
      pointAt("overboard", place, { label: places.length > 1 ? `MOB ${index + 1}` : "MOB" }),
    ),
  ];
}

function anchorFeatures({ circle, alarmRadiusMeters, swing, isAlarm }: DrawnAnchor): Feature[] {
  const track: Position[] = [];
  for (let at = 0; at + 1 < swing.length; at += 2) {
    track.push([swing[at] as number, swing[at + 1] as number]);
  }
  return [
    feature("circle", { type: "Polygon", coordinates: [circleOf(circle)] }, { isAlarm }),
    ...(alarmRadiusMeters === null
      ? []
      : [
          feature(
            "alarm-line",
            {
              type: "LineString",
              coordinates: circleOf({ ...circle, radiusMeters: alarmRadiusMeters }),
            },
            { isAlarm },
          ),
        ]),
    ...(track.length > 1 ? [feature("swing", { type: "LineString", coordinates: track })] : []),
    pointAt("anchor", circle, { isAlarm }),
  ];
}

const METERS_PER_DEGREE = (EARTH_RADIUS_METERS * Math.PI) / 180;

/** On a plane that touches the earth at the anchor: centimetres off in a circle of this size. */
function circleOf({ lat, lng, radiusMeters }: AnchorCircle): Position[] {
  const degrees = radiusMeters / METERS_PER_DEGREE;
  const lngDegrees = degrees / Math.cos((lat * Math.PI) / 180);
  return Array.from({ length: CIRCLE_SIDES + 1 }, (_, side) => {
    const turn = ((side % CIRCLE_SIDES) * 2 * Math.PI) / CIRCLE_SIDES;
    return [lng + lngDegrees * Math.sin(turn), lat + degrees * Math.cos(turn)];
  });
}

function lineOf(kind: BoatKind, places: readonly LatLng[]): Feature {
  return feature(kind, { type: "LineString", coordinates: places.map(positionOf) });
}

function pointAt(
  kind: BoatKind,
  place: LatLng,
  properties: Readonly<Record<string, string | boolean>> = {},
): Feature {
  return feature(kind, { type: "Point", coordinates: positionOf(place) }, properties);
}

function feature(
  kind: BoatKind,
  geometry: Geometry,
  properties: Readonly<Record<string, string | boolean>> = {},
): Feature {
  return { type: "Feature", properties: { kind, ...properties }, geometry };
}

function positionOf({ lng, lat }: LatLng): Position {
  return [lng, lat];
}
