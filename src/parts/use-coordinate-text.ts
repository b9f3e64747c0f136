import { useEffect, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { CoordinateFormat } from "#domain/preferences/preferences.ts";

type FormsModule = typeof import("#domain/coordinates/all-forms.ts");

/** Kept when it has come, so that only the first that asks ever waits. */
let loadedModule: FormsModule | null = null;

/**
 * Writes a place in any form (null where a form has no words for it); undefined as long as what
 * writes them is not there. It is loaded apart: it weighs more than any screen.
 */
export function useCoordinateForms(): FormsModule["formatCoordinate"] | undefined {
  const [forms, setForms] = useState(loadedModule);
  useEffect(() => {
    if (forms) return;
    let isGone = false;
    void import(/* webpackChunkName: "coordinate-forms" */ "#domain/coordinates/all-forms.ts").then(
      (module) => {
        loadedModule = module;
        if (!isGone) setForms(module);
      },
      console.warn,
    );
    return () => {
      isGone = true;
    };
  }, [forms]);
  return forms?.formatCoordinate;
}

/** A place in one form: null where that form has no words for it, undefined while it is loading. */
export function useCoordinateText(
  place: LatLng,
  format: CoordinateFormat,
): string | null | undefined {
  return useCoordinateForms()?.(place, format);
}
