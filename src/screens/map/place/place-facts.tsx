import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { kilometerSquare, scoutCoordinate } from "#domain/coordinates/scout-grid.ts";
import { bearingDegrees } from "#domain/geodesy/bearing.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { FoundPlace } from "#domain/search/found-place.ts";
import { CoordinateButton, useShownFormat } from "#parts/coordinates/coordinate-button.tsx";
import { CopyButton } from "#parts/coordinates/copy-button.tsx";
import { useCoordinateText } from "#parts/coordinates/use-coordinate-text.ts";
import { useRd } from "#parts/coordinates/use-rd.ts";
import { useOwnPosition } from "#parts/position/use-own-position.ts";
import { WayBeside } from "#parts/position/way-beside.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { ageText, formatBearing } from "#sentences/intl/format.ts";
import { distanceAndBearing, placeAtDistance } from "#sentences/map/map-cards.ts";
import { foundPlaceTitle } from "#sentences/map/search.ts";
import type { Fact } from "#ui/facts.tsx";
import { cardTexts, fromOldPosition } from "#words/map/map-cards.ts";
import { coordinateFormatNames, scoutGridTexts } from "#words/position/coordinates.ts";
import { positionTexts } from "#words/position/position.ts";
import styles from "./place-card.module.css";
import { useAround } from "./use-around.ts";

/** Shows the position of a place in the chosen notation, in RD, and as scouts name it. */
export function PlaceCoordinates({ place }: { readonly place: LatLng }) {
  const shown = useShownFormat();
  const facts = [...useRdFact(place, shown.format === "rd"), ...useScoutGridFacts(place)];
  return (
    <>
      <CoordinateButton place={place} {...shown} />
      <BriefFacts facts={facts} />
    </>
  );
}

interface SurroundingsProps {
  readonly place: LatLng;
  /** The name of the place, if known: it is not listed as near itself. */
  readonly name?: string | null;
}

/** Shows what a place is beside, and the nearest town and node. */
export function Surroundings({ place, name }: SurroundingsProps) {
  const nearest = useNearestFacts(place, name);
  return (
    <>
      <WayBeside place={place} />
      <BriefFacts facts={nearest} />
    </>
  );
}

/** Leads a card: how far a place is, and in which direction. */
export function FromHere({ place }: { readonly place: LatLng }) {
  const [way] = useFromHereFact(place);
  if (!way) return null;
  return (
    <p className={styles["way"]}>
      <span className="visually-hidden">{way.name} </span>
      {way.value}
    </p>
  );
}

/** Shows each fact on one line, so that the map stays visible above the card. */
export function BriefFacts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ name, value, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {action ? <dd>{action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function useRdFact(place: LatLng, isShownAbove: boolean): readonly Fact[] {
  const rd = useCoordinateText(place, "rd");
  if (isShownAbove || rd === null) return [];
  const name = coordinateFormatNames["rd"];
  const action = rd ? <CopyButton what={name} text={rd} /> : null;
  return [{ name, value: rd ?? "…", action }];
}

/** The kilometre square and the short coordinates with which scouts name a place; none outside the Netherlands. */
function useScoutGridFacts(place: LatLng): readonly Fact[] {
  const rd = useRd(place);
  if (!rd) return [];
  const digits = ([4, 6, 8] as const).map((count) => scoutCoordinate(rd, count));
  return [
    { name: scoutGridTexts.square, value: kilometerSquare(rd) },
    { name: scoutGridTexts.digits, value: digits.join(" · ") },
  ];
}

/** Returns the distance and direction to a place, or that the position is unknown or old. */
export function useFromHereFact(place: LatLng): readonly Fact[] {
  const here = useOwnPosition();
  const distanceText = useDistanceText();
  const name = cardTexts.fromHere;
  if (!here) return [{ name, value: positionTexts.noPosition }];
  const text = distanceAndBearingTo(here, place, distanceText);
  return [{ name, value: here.isStale ? fromOldPosition(text, ageText(here.ageMs)) : text }];
}

function useNearestFacts(place: LatLng, ownName?: string | null): readonly Fact[] {
  const around = useAround(place).value?.places;
  const distanceText = useDistanceText();
  const town = around?.find(({ kind, name }) => kind === "town" && name !== ownName);
  const node = around?.find(({ kind }) => kind === "node");
  const nearText = (found: FoundPlace) =>
    placeAtDistance(foundPlaceTitle(found), distanceText(distanceMeters(place, found)));
  return [
    ...(town ? [{ name: cardTexts.nearestPlace, value: nearText(town) }] : []),
    ...(node ? [{ name: cardTexts.nearestNode, value: nearText(node) }] : []),
  ];
}

/** Returns the distance, written by this function, and the bearing: "1,2 km · 92° O". */
export function distanceAndBearingTo(
  from: LatLng,
  to: LatLng,
  distanceText: (meters: number) => string,
): string {
  const distance = distanceText(distanceMeters(from, to));
  return distanceAndBearing(distance, formatBearing(bearingDegrees(from, to)));
}
