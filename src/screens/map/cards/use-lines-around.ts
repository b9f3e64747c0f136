import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { LineAround } from "./lines-around.ts";

/** The tracks and routes around a place, the nearest first; none as long as they are looked up. */
export function useLinesAround({ lat, lng }: LatLng): readonly LineAround[] {
  const [lines, setLines] = useState<readonly LineAround[]>([]);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "lines-around" */ "./lines-around.ts")
      .then(({ linesAround }) => linesAround({ lat, lng }))
      .then(
        (found) => !isGone && setLines(found),
        (failure: unknown) => console.warn("No tracks looked up:", failure),
      );
    return () => {
      isGone = true;
    };
  }, [lat, lng]);
  return lines;
}
