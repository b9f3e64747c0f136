import type { LatLng } from "#domain/coordinates/lat-lng.ts";

/** The number of places checked along a line, enough to hit the part where it differs from the others. */
const SAMPLES = 64;

/**
 * Returns the place that best distinguishes a line from others: the one farthest from them, or its middle if
 * there are none. Lines are lng, lat, lng, lat … in WGS84 degrees; this one is not empty.
 */
export function distinctPlace(line: Float64Array, others: readonly Float64Array[]): LatLng {
  const places = sampled(line);
  const beside = others.flatMap(sampled);
  const middle = places[places.length >> 1] as LatLng;
  if (beside.length === 0) return middle;
  const scale = Math.cos((middle.lat * Math.PI) / 180);
  const away = ({ lat, lng }: LatLng) =>
    Math.min(...beside.map((other) => Math.hypot((other.lng - lng) * scale, other.lat - lat)));
  return places.reduce(
    (best, place) => {
      const far = away(place);
      return far > best.far ? { place, far } : best;
    },
    { place: middle, far: away(middle) },
  ).place;
}

/**
 * Returns places at equal distances (in degrees) along the line, both ends included, also between its points;
 * empty for an empty line.
 */
function sampled(line: Float64Array): readonly LatLng[] {
  const at = (index: number): LatLng => ({
    lng: line[2 * index] as number,
    lat: line[2 * index + 1] as number,
  });
  const alongs = [0];
  for (let index = 1; index < line.length / 2; index += 1) {
    const [a, b] = [at(index - 1), at(index)];
    alongs.push((alongs[index - 1] as number) + Math.hypot(b.lng - a.lng, b.lat - a.lat));
  }
  const length = alongs.at(-1) as number;
  if (length === 0) return line.length === 0 ? [] : [at(0)];
  let index = 1;
  return Array.from({ length: SAMPLES + 1 }, (_, sample) => {
    const along = (sample / SAMPLES) * length;
    while (index < alongs.length - 1 && (alongs[index] as number) < along) index += 1;
    const [a, b] = [at(index - 1), at(index)];
    const [from, to] = [alongs[index - 1] as number, alongs[index] as number];
    const part = to === from ? 0 : (along - from) / (to - from);
    return { lng: a.lng + part * (b.lng - a.lng), lat: a.lat + part * (b.lat - a.lat) };
  });
}
