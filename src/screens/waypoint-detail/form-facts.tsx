import { useStore } from "zustand";
import { formatCoordinate } from "#domain/coordinate-forms/all-forms.ts";
import { COORDINATE_FORMATS } from "#domain/coordinates/coordinate-format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { CopyButton } from "#parts/coordinates/copy-button.tsx";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Facts } from "#ui/facts.tsx";
import { coordinateFormatNames } from "#words/position/coordinates.ts";

/** Shows a place in every notation that can express it, the chosen one first, each with a copy button. */
export function FormFacts({ place }: { readonly place: LatLng }) {
  const preferred = useStore(preferencesStore, (preferences) => preferences.coordinateFormat);
  const forms = [preferred, ...COORDINATE_FORMATS.filter((form) => form !== preferred)];
  const facts = forms.flatMap((form) => {
    const text = formatCoordinate(place, form);
    if (text === null) return [];
    const name = coordinateFormatNames[form];
    return [{ name, value: text, action: <CopyButton what={name} text={text} /> }];
  });
  return <Facts facts={facts} />;
}
