import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { useLoaded } from "#parts/use-loaded.ts";

type FormsModule = typeof import("#domain/coordinate-forms/all-forms.ts");

/** The loaded module, so that only the first use waits. */
let loadedModule: FormsModule | null = null;

/** Returns the module that writes a place in any notation; undefined while it loads or is not wanted. */
function useFormsModule(isWanted: boolean): FormsModule | undefined {
  const load = async () => {
    loadedModule = await import(
      /* webpackChunkName: "coordinate-forms" */ "#domain/coordinate-forms/all-forms.ts"
    );
  };
  useLoaded(isWanted && !loadedModule ? load : null, isWanted);
  return loadedModule ?? undefined;
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
