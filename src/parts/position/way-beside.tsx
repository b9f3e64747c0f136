import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useLoaded } from "#parts/use-loaded.ts";

/** A position is looked up again after about eleven metres, and a chosen place always. */
const [POSITION_DECIMALS, PLACE_DECIMALS] = [4, 7];

/** Returns the street, path or cycleway beside a place in words; null while it is looked up, and where none is known. */
export function useWayBeside(place: LatLng, accuracyMeters = 0): string | null {
  const isPosition = accuracyMeters > 0;
  const decimals = isPosition ? POSITION_DECIMALS : PLACE_DECIMALS;
  const { value, last } = useLoaded(
    async (signal) => {
      const { lineBeside } = await import(/* webpackChunkName: "ways-beside" */ "./ways-beside.ts");
      return lineBeside(place, accuracyMeters, signal);
    },
    `${place.lat.toFixed(decimals)} ${place.lng.toFixed(decimals)}`,
  );
  return (isPosition ? last : value) ?? null;
}

interface WayBesideProps {
  readonly place: LatLng;
  /** The accuracy of the place; 0 for one that was chosen. */
  readonly accuracyMeters?: number | undefined;
}

/** Shows the street, path or cycleway beside a place; nothing where none is known. */
export function WayBeside({ place, accuracyMeters }: WayBesideProps) {
  const line = useWayBeside(place, accuracyMeters);
  return line === null ? null : <p>{line}</p>;
}
