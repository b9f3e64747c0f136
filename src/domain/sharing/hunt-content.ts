import type {
  ExchangeLink,
  ExchangeRoute,
  ExchangeWaypoint,
} from "#domain/exchange/exchange-file.ts";
import type { ExportContent } from "#domain/exchange/export-content.ts";
import {
  circleRing,
  EMPTY_HUNT,
  type Hunt,
  type HuntCircle,
  type HuntList,
  type HuntPart,
  type HuntSighting,
  sightingRadiusMeters,
} from "#domain/survey/hunt.ts";
import { stateOf } from "#domain/survey/hunt-merge.ts";
import { partsOf } from "#domain/survey/hunt-order.ts";
import { huntLink } from "./hunt-link.ts";

/** The words for a hunt in a file. */
export interface HuntWords {
  readonly name: string;
  readonly circle: string;
  readonly sighting: string;
  readonly circleNote: (circle: HuntCircle) => string;
  readonly sightingNote: (sighting: HuntSighting) => string;
}

/**
 * Returns a hunt as the content of a file for other apps: points with what they are in words, and the circles and areas as closed
 * routes. The circles of sightings have their size at that moment. Each part has a link with everything about it, from which this app
 * reads it back.
 * @param origin of the app, without a trailing slash
 */
export function huntContent(
  words: HuntWords,
  hunt: Hunt,
  { nowMs, origin }: { readonly nowMs: number; readonly origin: string },
): ExportContent {
  const first = partsOf(hunt)[0];
  const linksOf = (list: HuntList, part: HuntPart): readonly ExchangeLink[] => {
    // The first link also has what was removed, for which a file has no place of its own.
    const gone = part === first ? stateOf(hunt).gone : [];
    return [{ url: huntLink(origin, { hunt: { ...EMPTY_HUNT, [list]: [part] }, gone }) }];
  };
  const waypoints: ExchangeWaypoint[] = [
    ...hunt.circles.map((circle) => ({
      name: circle.name,
      lat: circle.lat,
      lng: circle.lng,
      kind: words.circle,
      note: words.circleNote(circle),
      links: linksOf("circles", circle),
    })),
    ...hunt.sightings.map((sighting) => ({
      name: sighting.name,
      lat: sighting.lat,
      lng: sighting.lng,
      timeMs: sighting.atMs,
      kind: words.sighting,
      note: words.sightingNote(sighting),
      links: linksOf("sightings", sighting),
    })),
  ];
  const routes = [
    ...hunt.circles.map((circle) => closed(circle.name, circleRing(circle, circle.radiusMeters))),
    ...hunt.sightings.flatMap((sighting) => {
      const radiusMeters = sightingRadiusMeters(sighting, nowMs);
      return radiusMeters < 1 ? [] : [closed(sighting.name, circleRing(sighting, radiusMeters))];
    }),
    ...hunt.areas.map((area) => ({
      ...closed(area.name, area.ring),
      links: linksOf("areas", area),
      ...(area.color !== undefined && { color: area.color }),
    })),
  ];
  return { name: words.name, waypoints, tracks: [], routes };
}

function closed(name: string, ring: Hunt["areas"][number]["ring"]): ExchangeRoute {
  return { name, points: [...ring, ...ring.slice(0, 1)].map((place) => ({ name: "", ...place })) };
}
