import { formatLatLng, formatRd } from "#domain/coordinates/format.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { toRd } from "#domain/coordinates/rd.ts";
import { positionTexts } from "#i18n/position.ts";
import { Facts } from "#ui/facts.tsx";
import { CopyButton } from "./copy-button.tsx";

/** A place in WGS84 degrees and in Dutch RD, each copied by one tap. */
export function CoordinateFacts({ place }: { readonly place: LatLng }) {
  const degrees = formatLatLng(place);
  const rd = toRd(place);
  const rdText = rd ? formatRd(rd) : positionTexts.outsideRd;
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
