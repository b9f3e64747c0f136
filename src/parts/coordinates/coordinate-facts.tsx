import { useEffect, useState } from "react";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Rd } from "#domain/coordinates/rd.ts";
import { coordinateFormatName, coordinateFormatTexts } from "#i18n/coordinates.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { CoordinateButton, useLookedFormat } from "./coordinate-button.tsx";
import { CopyButton } from "./copy-button.tsx";

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

type RdModule = typeof import("#domain/coordinates/rd.ts");

/** The loaded module, so that only the first screen that needs it waits. */
let loadedModule: RdModule | null = null;

/**
 * Returns the RD pair of a place: null outside the Netherlands, undefined while the transformation loads. It is a
 * separate chunk, larger than any screen.
 */
function useRd(place: LatLng): Rd | null | undefined {
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
