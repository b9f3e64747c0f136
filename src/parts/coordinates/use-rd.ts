import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Rd } from "#domain/coordinates/rd.ts";

type RdModule = typeof import("#domain/coordinates/rd.ts");

/** Kept once it is loaded, so that only the first screen that needs it ever waits. */
let loadedModule: RdModule | null = null;

/**
 * Returns the RD pair of a place: null outside the Netherlands, undefined until the transformation is loaded. It is
 * loaded apart: it weighs more than any screen.
 */
export function useRd(place: LatLng): Rd | null | undefined {
  const [rd, setRd] = useState(loadedModule);
  useEffect(() => {
    if (rd) return;
    let isGone = false;
    void import(/* webpackChunkName: "rd" */ "#domain/coordinates/rd.ts").then((module) => {
      loadedModule = module;
      if (!isGone) setRd(module);
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [rd]);
  return rd?.toRd(place);
}
