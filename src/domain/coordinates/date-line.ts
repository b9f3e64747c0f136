/** Returns the longitude by another number of whole turns, so that it is at most half a turn from `near`; it may exceed ±180. */
export function lngNear(lng: number, near: number): number {
  return lng - 360 * Math.round((lng - near) / 360);
}

/**
 * Returns the longitudes of a line so that it does not jump where it crosses the date line: each is at most half a turn from
 * the one before, and may exceed ±180. The same array for a line that does not cross it.
 */
export function continuousLngs(lngs: Float64Array): Float64Array {
  const crosses = lngs.some((lng, at) => at > 0 && Math.abs(lng - (lngs[at - 1] as number)) > 180);
  if (!crosses) return lngs;
  const continuous = Float64Array.from(lngs);
  for (let at = 1; at < continuous.length; at++) {
    continuous[at] = lngNear(continuous[at] as number, continuous[at - 1] as number);
  }
  return continuous;
}
