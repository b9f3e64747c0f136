import type { TrackOnWays } from "#domain/plans/plan-of-track.ts";
import { oneDecimal } from "#sentences/intl/format.ts";
import { list } from "#words/locale.ts";
import { trackOnWaysWords as words } from "#words/tracks/track-on-ways.ts";

/** Surfaces that are shorter are not worth a word, metres. */
const MIN_SURFACE_METERS = 10;

/** "Verhard 5,2 km, onverhard 6,1 km en ondergrond onbekend 1,0 km." */
export function surfacesText(
  { meters, pavedMeters, unpavedMeters }: TrackOnWays,
  lengthText: (meters: number) => string,
): string {
  const unknownMeters = meters - pavedMeters - unpavedMeters;
  const parts = [
    { text: words.paved, length: pavedMeters },
    { text: words.unpaved, length: unpavedMeters },
    { text: words.unknown, length: unknownMeters },
  ].flatMap(({ text, length }) => (length < MIN_SURFACE_METERS ? [] : text(lengthText(length))));
  const sentence = list(parts);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** "Km 2,1 tot 2,4", a stretch of a track that follows no way. */
export function strayText({ fromMeters, toMeters }: TrackOnWays["strays"][number]): string {
  return words.stray(
    oneDecimal.format(Math.floor(fromMeters / 100) / 10),
    oneDecimal.format(Math.ceil(toMeters / 100) / 10),
  );
}
