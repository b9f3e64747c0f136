import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import type { Rd } from "#domain/coordinates/rd.ts";
import { positionTexts } from "#i18n/position.ts";
import { Facts } from "#ui/facts.tsx";
import { CopyButton } from "./copy-button.tsx";
import { useRd } from "./use-rd.ts";

/** A place in WGS84 degrees and in Dutch RD, each copied by one tap. */
export function CoordinateFacts({ place }: { readonly place: LatLng }) {
  const degrees = formatLatLng(place);
  const rd = useRd(place);
  const rdText = rdTextOf(rd);
  return (
    <Facts
      facts={[
        {
          name: positionTexts.wgs84,
          value: degrees,
          action: <CopyButton what={positionTexts.wgs84} text={degrees} />,
        },
        {
          name: positionTexts.rd,
          value: rdText,
          action: rd ? <CopyButton what={positionTexts.rd} text={rdText} /> : null,
        },
      ]}
    />
  );
}

function rdTextOf(rd: Rd | null | undefined): string {
  if (rd === undefined) return "…";
  return rd ? formatRd(rd) : positionTexts.outsideRd;
}
