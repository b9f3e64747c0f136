import type { WayBeside } from "#domain/network/ways/route/find-way-beside.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { wayBesideWords as words } from "#words/position/way-beside.ts";

/** Of a place that is known less well, another street may be nearer, metres. */
const MAX_ACCURACY_METERS = 100;

/** "Aan de oostkant van de Rotterdamseweg, 12 m", as a line by itself; null where the place is not known well enough. */
export function wayBesideLine(way: WayBeside, accuracyMeters = 0): string | null {
  if (accuracyMeters > MAX_ACCURACY_METERS) return null;
  const text = wayBesideText(way, accuracyMeters);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Within this distance of its middle a place is on a way, if it is known this well, metres. */
const [ON_METERS, ON_ACCURACY_METERS] = [5, 20];

/**
 * "op de Rotterdamseweg", "aan de oostkant van de Rotterdamseweg, 12 m", or "bij de Rotterdamseweg" where the place is not known well
 * enough to tell the side.
 */
export function wayBesideText(way: WayBeside, accuracyMeters = 0): string {
  const { distanceMeters, bearing } = way;
  if (distanceMeters <= ON_METERS && accuracyMeters <= ON_ACCURACY_METERS)
    return wayText("on", way);
  if (accuracyMeters >= distanceMeters) return wayText("near", way);
  const side = words.sides[Math.round(bearing / 45) % 8] as string;
  return words.beside(side, wayText("of", way), formatMeters(distanceMeters));
}

/** "Begonnen op de Rotterdamseweg, geëindigd bij een fietspad."; null if neither end is known. */
export function trackEndsText(start: WayBeside | null, end: WayBeside | null): string | null {
  if (!start) return null;
  const from = placeText(start);
  const to = end ? placeText(end) : from;
  return to === from ? words.begun(from) : words.begunAndEnded(from, to);
}

/** The accuracy of an end of a track, metres: which side of a street it is on says nothing. */
const TRACK_ACCURACY_METERS = 20;

function placeText(way: WayBeside): string {
  return wayText(way.distanceMeters <= TRACK_ACCURACY_METERS ? "on" : "near", way);
}

function wayText(form: "on" | "near" | "of", { kind, name }: WayBeside): string {
  if (name === null) return words[form][kind];
  return words[`${form}${articleOf(name)}`](name);
}

/** Returns the article of a street name, judged by its ending: most names end in a common noun. Some begin with one. */
function articleOf(name: string): "First" | "Second" | "Bare" {
  const hasEnd = (ends: string) =>
    ends.split(" ").some((end) => end !== "" && name.toLowerCase().endsWith(end));
  const [first = "", ...rest] = name.split(" ");
  if (rest.length > 0 && words.ownArticle.split(" ").includes(first)) return "Bare";
  // Of "hof" and "kerkhof" the longest would have to win; no list has such a pair.
  if (hasEnd(words.firstArticle)) return "First";
  return hasEnd(words.secondArticle) ? "Second" : "Bare";
}
