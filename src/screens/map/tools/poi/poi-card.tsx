import type { PointOfInterest } from "#domain/search/point-of-interest.ts";
import { PlaceCard, type PlaceCardProps } from "#screens/map/place/place-card.tsx";
import { openingHoursText, poiKind } from "#sentences/map/points-of-interest.ts";
import { poiTexts } from "#words/map/points-of-interest.ts";

export interface PoiCardProps extends Omit<PlaceCardProps, "place" | "name" | "facts"> {
  readonly poi: PointOfInterest;
}

/** A card for a point of interest: its kind, opening hours, and the actions of a place. */
export function PoiCard({ poi, ...actions }: PoiCardProps) {
  const kind = poiKind(poi.kind, poi.group);
  const facts = [
    ...(poi.name ? [{ name: poiTexts.kind, value: kind }] : []),
    ...(poi.openingHours
      ? [{ name: poiTexts.open, value: openingHoursText(poi.openingHours) }]
      : []),
  ];
  return <PlaceCard place={poi} name={poi.name ?? kind} facts={facts} {...actions} />;
}
