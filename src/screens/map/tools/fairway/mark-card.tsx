import { formatDm } from "#domain/coordinates/format.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightWords, markKindName } from "#parts/fairway/mark-words.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { PlaceCard, type PlaceCardProps } from "#screens/map/place/place-card.tsx";
import {
  lightTitle,
  markKindText,
  markLook,
  markWatersText,
} from "#sentences/water/fairway-marks.ts";
import { watersAt } from "#state/fairways/fairways.ts";
import type { Fact } from "#ui/facts.tsx";
import { markCardTexts } from "#words/water/fairway-marks.ts";
import { fairwayTexts } from "#words/water/fairways.ts";

interface MarkCardProps extends Omit<PlaceCardProps, "place" | "name" | "facts" | "hint"> {
  readonly mark: FairwayMark;
}

/** Shows the meaning, the look and the light of a buoy, beacon or light, and what the data do not say. */
export function MarkCard({ mark, ...actions }: MarkCardProps) {
  const { kind, isBeacon, name } = mark;
  const meaning = markKindText(kind, isBeacon);
  const look = markLook(kind);
  const { value: waters = [] } = useLoaded(() => watersAt(mark), `${mark.lat} ${mark.lng}`);
  const title = name || (kind === "light" ? lightTitle(mark.light, null) : markKindName(mark));
  const facts: readonly Fact[] = [
    ...(title === meaning ? [] : [{ name: fairwayTexts.mark, value: meaning }]),
    ...(look
      ? [
          { name: markCardTexts.color, value: look.color },
          { name: markCardTexts.shape, value: look.shape },
          { name: markCardTexts.topmark, value: look.topmark },
        ]
      : []),
    ...(kind === "port" || kind === "starboard"
      ? [{ name: markCardTexts.direction, value: markCardTexts.upstream }]
      : []),
    ...(waters.length > 0 ? [{ name: markCardTexts.water, value: markWatersText(waters) }] : []),
    { name: fairwayTexts.light, value: lightWords(mark) ?? markCardTexts.notInData },
    ...(mark.light === "" ? [] : [{ name: markCardTexts.sectors, value: markCardTexts.notInData }]),
    { name: markCardTexts.position, value: formatDm(mark) },
  ];
  const hint = look ? markCardTexts.system : undefined;
  return <PlaceCard place={mark} name={title} facts={facts} hint={hint} {...actions} />;
}
