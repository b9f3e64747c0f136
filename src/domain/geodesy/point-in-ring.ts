/** Tells whether a place lies inside a ring (lng, lat, lng, lat …), whose first point may be repeated at its end. */
export function isInRing(ring: ArrayLike<number>, lng: number, lat: number): boolean {
  let isInside = false;
  for (let at = 0, before = ring.length - 2; at + 1 < ring.length; before = at, at += 2) {
    const [ax, ay] = [ring[before] as number, ring[before + 1] as number];
    const [bx, by] = [ring[at] as number, ring[at + 1] as number];
    if (ay > lat === by > lat) continue;
    if (lng < ((bx - ax) * (lat - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}
