import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { coordinateFormatNames, coordinateFormatTexts } from "#words/position/coordinates.ts";
import { CoordinateButton, useShownFormat } from "./coordinate-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useRd } from "./use-rd.ts";

/** Shows a place in the notation in view, and in degrees and Dutch RD if those differ, each with a copy button. */
export function CoordinateFacts({ place }: { readonly place: LatLng }) {
  const shown = useShownFormat();
  return (
    <>
      <CoordinateButton place={place} {...shown} />
      <OtherFacts place={place} shown={shown.format} />
    </>
  );
}

interface OtherFactsProps {
  readonly place: LatLng;
  readonly shown: CoordinateFormat;
}

function OtherFacts({ place, shown }: OtherFactsProps) {
  const rd = useRd(place);
  const degrees = factOf("wgs84", formatLatLng(place));
  const metres = factOf("rd", rd && formatRd(rd));
  return (
    <Facts facts={[...(shown === "wgs84" ? [] : [degrees]), ...(shown === "rd" ? [] : [metres])]} />
  );
}

function factOf(format: "wgs84" | "rd", text: string | null | undefined): Fact {
  const name = coordinateFormatNames[format];
  if (!text) return { name, value: text === null ? coordinateFormatTexts.noWords : "…" };
  return { name, value: text, action: <CopyButton what={name} text={text} /> };
}
