import { formatDm } from "#domain/coordinates/format.ts";
import type { FairwayMark } from "#domain/fairway/fairway-object.ts";
import { lightWords, markKindName } from "#parts/fairway/mark-words.ts";
import { useMinuteMs } from "#parts/fairway/use-minute-ms.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { PlaceCard, type PlaceCardProps } from "#screens/map/place/place-card.tsx";
import {
  lightTitle,
  markKindText,
  markLook,
  markWatersText,
} from "#sentences/water/fairway-marks.ts";
import { appSourceText, recordSectorsText } from "#sentences/water/official-marks.ts";
import { facts, watersAt } from "#state/fairways/fairways.ts";
import type { Fact } from "#ui/facts.tsx";
import { markCardTexts } from "#words/water/fairway-marks.ts";
import { fairwayTexts } from "#words/water/fairways.ts";
import { recordTexts } from "#words/water/official-marks.ts";
import { recordFacts } from "./record-facts.ts";

interface MarkCardProps extends Omit<PlaceCardProps, "place" | "name" | "facts" | "hint"> {
  readonly mark: FairwayMark;
}

/** Shows the meaning, the look and the light of a buoy, beacon or light, what the data do not say, and how old they are. */
export function MarkCard({ mark, ...actions }: MarkCardProps) {
  const { kind, name, official } = mark;
  const place = `${mark.lat} ${mark.lng}`;
  const { value: waters = [] } = useLoaded(() => watersAt(mark), place);
  const { value: app } = useLoaded(() => facts(), "facts");
  const nowMs = useMinuteMs();
  const isLight = kind === "light" && !official;
  const title = name || (isLight ? lightTitle(mark.light, null) : markKindName(mark));
  const source = app ? [{ name: recordTexts.source, value: appSourceText(app.date, nowMs) }] : [];
  const shown = official
    ? recordFacts(mark, official, waters, nowMs)
    : [...kindFacts(mark, title, waters), ...source];
  return (
    <PlaceCard
      place={mark}
      name={title}
      facts={[...shown, { name: markCardTexts.position, value: formatDm(mark) }]}
      hint={hintOf(mark)}
      {...actions}
    />
  );
}

function hintOf({ kind, isBeacon, official }: FairwayMark): string | undefined {
  if (official) {
    return recordSectorsText(official.mark) === null ? undefined : recordTexts.bearings;
  }
  if (!markLook(kind)) return undefined;
  return isBeacon ? markCardTexts.beaconSystem : markCardTexts.system;
}

/** Returns what follows from the kind of a mark in the data of the app. */
function kindFacts(mark: FairwayMark, title: string, waters: readonly string[]): readonly Fact[] {
  const { kind, isBeacon } = mark;
  const meaning = markKindText(kind, isBeacon);
  const look = markLook(kind);
  return [
    ...(title === meaning ? [] : [{ name: fairwayTexts.mark, value: meaning }]),
    ...(look
      ? [
          { name: markCardTexts.color, value: look.color },
          // No shape is prescribed for what stands on the ground.
          ...(isBeacon ? [] : [{ name: markCardTexts.shape, value: look.shape }]),
          { name: markCardTexts.topmark, value: look.topmark },
        ]
      : []),
    ...(kind === "port" || kind === "starboard"
      ? [{ name: markCardTexts.direction, value: markCardTexts.upstream }]
      : []),
    ...(waters.length > 0 ? [{ name: markCardTexts.water, value: markWatersText(waters) }] : []),
    { name: fairwayTexts.light, value: lightWords(mark) ?? markCardTexts.notInData },
    ...(mark.light === "" ? [] : [{ name: markCardTexts.sectors, value: markCardTexts.notInData }]),
  ];
}
