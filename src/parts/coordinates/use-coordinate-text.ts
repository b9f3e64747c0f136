import { useEffect, useState } from "react";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";

type FormsModule = typeof import("#domain/coordinate-forms/all-forms.ts");

/** Kept when it has come, so that only the first that asks ever waits. */
let loadedModule: FormsModule | null = null;

/** What writes a place in any form; undefined as long as it is not there, or is not wanted. */
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
 * A place in one form: null where that form has no words for it, undefined while what writes it is
 * loading. That weighs more than any screen, so degrees, which most people keep, do without.
 */
export function useCoordinateText(
  place: LatLng,
  format: CoordinateFormat,
): string | null | undefined {
  const isUsual = format === "wgs84";
  const forms = useFormsModule(!isUsual);
  return isUsual ? formatLatLng(place) : forms?.formatCoordinate(place, format);
}
