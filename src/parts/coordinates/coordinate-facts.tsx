import { useEffect, useState } from "react";
import type { CoordinateFormat } from "#domain/coordinates/coordinate-format.ts";
import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Rd } from "#domain/coordinates/rd.ts";
import { coordinateFormatName, coordinateFormatTexts } from "#i18n/coordinates.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { CoordinateButton, useLookedFormat } from "./coordinate-button.tsx";
import { CopyButton } from "./copy-button.tsx";

/**
 * A place in the form that is looked at, and in degrees and Dutch RD where those are another, each
 * copied by one tap.
 */
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

/** Kept when it has come, so that only the first screen that needs it ever waits. */
let loadedModule: RdModule | null = null;

/**
 * The RD pair of a place: null outside the Netherlands, undefined as long as the transformation is
 * not there. It is loaded apart: it weighs more than any screen.
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
