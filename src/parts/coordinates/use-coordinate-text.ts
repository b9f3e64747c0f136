import { useEffect, useState } from "react";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

type FormsModule = typeof import("#domain/coordinate-forms/all-forms.ts");

/** The loaded module, so that only the first use waits. */
let loadedModule: FormsModule | null = null;

/** Returns the module that writes a place in any notation; undefined while it loads or is not wanted. */
function useFormsModule(isWanted: boolean): FormsModule | undefined {
  const [forms, setForms] = useState(loadedModule);
  useEffect(() => {
    if (forms || !isWanted) return;
    let isGone = false;
    void import(
      /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
    ).then((module) => {
      loadedModule = module;
      if (!isGone) setForms(module);
    }, console.warn);
    return () => {
      isGone = true;
    };
  }, [forms, isWanted]);
  return forms ?? undefined;
}

/**
 * Returns a place in one notation: null if the notation cannot express it, undefined while the code loads. That code
 * is larger than any screen, so degrees, which most users keep, do without it.
 */
export function useCoordinateText(
  place: LatLng,
  format: CoordinateFormat,
): string | null | undefined {
  const isUsual = format === "wgs84";
  const forms = useFormsModule(!isUsual);
  return isUsual ? formatLatLng(place) : forms?.formatCoordinate(place, format);
}
