import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { markKindText } from "#i18n/water/fairway-marks.ts";
import { fairwayTexts } from "#i18n/water/fairways.ts";
import { PlaceCard, type PlaceCardProps } from "#screens/map/place/place-card.tsx";

interface MarkCardProps extends Omit<PlaceCardProps, "place" | "name" | "facts"> {
  readonly mark: FairwayMark;
}

/** Shows the meaning and the light of a buoy, beacon or light. */
export function MarkCard({ mark, ...actions }: MarkCardProps) {
  const kind = markKindText(mark.kind, mark.isBeacon);
  const light = mark.light === "?" ? fairwayTexts.lightUnknown : mark.light;
  const facts = [
    ...(mark.name ? [{ name: fairwayTexts.mark, value: kind }] : []),
    ...(light ? [{ name: fairwayTexts.light, value: light }] : []),
  ];
  return <PlaceCard place={mark} name={mark.name || kind} facts={facts} {...actions} />;
}
