import { useStore } from "zustand";
import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Rd } from "#domain/coordinates/rd.ts";
import type { CoordinateFormat } from "#domain/preferences/preferences.ts";
import { coordinateFormatName, NO_SUCH_COORDINATE } from "#i18n/coordinates.ts";
import { positionTexts } from "#i18n/position.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { type Fact, Facts } from "#ui/facts.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useCoordinateText } from "./use-coordinate-text.ts";
import { useRd } from "./use-rd.ts";

interface CoordinateFactsProps {
  readonly place: LatLng;
}

/** A place in the preferred form, in WGS84 degrees and in Dutch RD, each copied by one tap. */
export function CoordinateFacts({ place }: CoordinateFactsProps) {
  const preferred = useStore(preferencesStore, ({ coordinateFormat }) => coordinateFormat);
  const isShownAnyway = preferred === "wgs84" || preferred === "rd";
  return (
    <>
      {isShownAnyway ? null : <PreferredFact place={place} format={preferred} />}
      <UsualFacts place={place} isRdFirst={preferred === "rd"} />
    </>
  );
}

interface PreferredFactProps extends CoordinateFactsProps {
  readonly format: CoordinateFormat;
}

/** Apart from the usual two, so that only who prefers another form loads what writes it. */
function PreferredFact({ place, format }: PreferredFactProps) {
  const text = useCoordinateText(place, format);
  const shown = text === undefined ? "…" : (text ?? NO_SUCH_COORDINATE);
  return <Facts facts={[factOf(coordinateFormatName(format), shown, Boolean(text))]} />;
}

interface UsualFactsProps extends CoordinateFactsProps {
  readonly isRdFirst: boolean;
}

function UsualFacts({ place, isRdFirst }: UsualFactsProps) {
  const rd = useRd(place);
  const degrees = factOf(positionTexts.wgs84, formatLatLng(place), true);
  const metres = factOf(positionTexts.rd, rdTextOf(rd), Boolean(rd));
  return <Facts facts={isRdFirst ? [metres, degrees] : [degrees, metres]} />;
}

function factOf(name: string, text: string, canCopy: boolean): Fact {
  return { name, value: text, action: canCopy ? <CopyButton what={name} text={text} /> : null };
}

function rdTextOf(rd: Rd | null | undefined): string {
  if (rd === undefined) return "…";
  return rd ? formatRd(rd) : positionTexts.outsideRd;
}
