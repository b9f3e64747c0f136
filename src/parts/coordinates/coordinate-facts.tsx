import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { coordinateFormatName, coordinateFormatTexts } from "#i18n/coordinates.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { CoordinateButton, useLookedFormat } from "./coordinate-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useRd } from "./use-rd.ts";

/** Shows a place in the notation in view, and in degrees and Dutch RD if those differ, each with a copy button. */
export function CoordinateFacts({ place }: { readonly place: LatLng }) {
  const looked = useLookedFormat();
  return (
    <>
      <CoordinateButton place={place} {...looked} />
      <OtherFacts place={place} looked={looked.format} />
    </>
  );
}

interface OtherFactsProps {
  readonly place: LatLng;
  readonly looked: CoordinateFormat;
}

function OtherFacts({ place, looked }: OtherFactsProps) {
  const rd = useRd(place);
  const degrees = factOf("wgs84", formatLatLng(place));
  const metres = factOf("rd", rd && formatRd(rd));
  return (
    <Facts
      facts={[...(looked === "wgs84" ? [] : [degrees]), ...(looked === "rd" ? [] : [metres])]}
    />
  );
}

function factOf(format: "wgs84" | "rd", text: string | null | undefined): Fact {
  const name = coordinateFormatName(format);
  if (!text) return { name, value: text === null ? coordinateFormatTexts.noWords : "…" };
  return { name, value: text, action: <CopyButton what={name} text={text} /> };
}
