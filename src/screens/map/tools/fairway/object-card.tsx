import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import {
  hasDoubtfulClearance,
  mayBeTwoSpans,
  passageWidthMeters,
} from "#domain/fairway/passage/clearance.ts";
import { passageOf } from "#domain/fairway/passage/passage.ts";
import { atWaterLevel } from "#domain/fairway/passage/water-level.ts";
import { CallButton } from "#parts/fairway/call-ahead.tsx";
import { hoursText, objectKindText, operatingWords } from "#parts/fairway/fairway-words.ts";
import { ObjectNotices } from "#parts/fairway/object-notices.tsx";
import { OperatingNotes } from "#parts/fairway/operating-notes.tsx";
import { useMinuteMs } from "#parts/fairway/use-minute-ms.ts";
import { useWater } from "#parts/fairway/use-water.ts";
import { WaterLevelField } from "#parts/fairway/water-level-field.tsx";
import { GoToButton } from "#parts/go-to/go-to-button.tsx";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useLoaded } from "#parts/use-loaded.ts";
import { Card } from "#screens/map/card/card.tsx";
import { AddWaypointForm } from "#screens/map/place/add-waypoint-form.tsx";
import placeStyles from "#screens/map/place/place-card.module.css";
import { BriefFacts, useFromHereFact } from "#screens/map/place/place-facts.tsx";
import { SharePlaceButton } from "#screens/map/place/share-place-button.tsx";
import type { FairwayObjectOnMap } from "#screens/map/task/tool-links.ts";
import {
  atLevelText,
  chamberText,
  clearancesText,
  dataText,
  passageText,
  vhfText,
  widthText,
} from "#sentences/water/fairways.ts";
import { facts as fairwayFacts, objectById } from "#state/fairways/fairways.ts";
import { classNames } from "#ui/class-names.ts";
import type { Fact } from "#ui/facts.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { fairwayTexts, waterLevelTexts } from "#words/water/fairways.ts";
import { hoursTexts } from "#words/water/operating-hours.ts";
import { BridgeLights } from "./bridge-lights.tsx";
import styles from "./fairway.module.css";

interface ObjectCardProps {
  readonly object: FairwayObjectOnMap;
  readonly onClose: () => void;
  /** Called with the name under which the place was saved. */
  readonly onSaved: (name: string) => void;
}

/** Shows a bridge or lock: its sizes, how to call it, and when it is operated. */
export function ObjectCard({ object: tapped, onClose, onSaved }: ObjectCardProps) {
  const {
    value: found,
    isFailed,
    again,
  } = useLoaded(async () => {
    const [object, { date }] = await Promise.all([objectById(tapped.id), fairwayFacts()]);
    return { object, date };
  }, tapped.id);
  const name = tapped.name || fairwayTexts.unnamed;
  return (
    <Card heading={name} onClose={onClose}>
      {isFailed ? (
        <NotLoaded text={fairwayTexts.notLoaded} again={again} />
      ) : (
        <p role="status">{wordsFor(found)}</p>
      )}
      <div
        className={classNames(layout["actions"], placeStyles["actions"], placeStyles["brief"])}
        data-leads=""
      >
        <GoToButton place={tapped} name={name} variant="primary" />
        <SharePlaceButton place={tapped} name={name} />
      </div>
      {found?.object ? <ObjectFacts object={found.object} date={found.date} /> : null}
      <AddWaypointForm place={tapped} name={name} onSaved={onSaved} />
    </Card>
  );
}

function wordsFor(found: { readonly object: unknown } | undefined): string | null {
  if (found === undefined) return fairwayTexts.loading;
  return found.object ? null : fairwayTexts.gone;
}

function ObjectFacts({ object, date }: { readonly object: FairwayObject; readonly date: string }) {
  const nowMs = useMinuteMs();
  const operating = operatingWords(object, nowMs, "now");
  const fromHere = useFromHereFact(object);
  const { levelMeters } = useWater();
  return (
    <>
      <BriefFacts
        facts={[
          { name: fairwayTexts.kind, value: kindText(object) },
          ...(operating
            ? [
                { name: hoursTexts.operation, value: operating.text },
                { name: hoursTexts.today, value: hoursText(object, nowMs) },
              ]
            : []),
        ]}
      />
      <OperatingNotes notes={operating?.notes ?? []} />
      <ObjectNotices object={object} />
      <BriefFacts
        facts={[
          ...sizesOf(object, levelMeters),
          ...useBoatFact(object),
          ...whomToCall(object),
          ...fromHere,
        ]}
      />
      <CallButton object={object} />
      {object.kind === "lock" || object.isMovable ? <BridgeLights kind={object.kind} /> : null}
      {object.kind === "bridge" ? <WaterLevelField /> : null}
      {hasDoubtfulClearance(object) ? (
        <Notice tone="plain">{waterLevelTexts.checkHelp}</Notice>
      ) : null}
      <p className={layout["hint"]}>
        {object.kind === "bridge" ? `${fairwayTexts.levels} ` : ""}
        {mayBeTwoSpans(object) ? `${fairwayTexts.spans} ` : ""}
        {fairwayTexts.aid} {dataText(date)}
      </p>
    </>
  );
}

function kindText(object: FairwayObject): string {
  const remote = object.isRemote ? [fairwayTexts.remote] : [];
  const places = [object.town, object.fairway].filter((text) => text !== "");
  return [objectKindText(object), ...places, ...remote].join(" · ");
}

function sizesOf(given: FairwayObject, levelMeters: number): readonly Fact[] {
  const object = atWaterLevel(given, levelMeters);
  const width = passageWidthMeters(object);
  const { closedClearanceMeters, fixedClearanceMeters, chambers, lengthMeters } = object;
  const size =
    object.kind === "bridge"
      ? {
          name: fairwayTexts.clearance,
          value: [
            clearancesText(closedClearanceMeters, fixedClearanceMeters, object.isMovable),
            ...(levelMeters === 0 ? [] : [atLevelText(levelMeters)]),
          ].join(", "),
        }
      : { name: fairwayTexts.chamber, value: chamberText(chambers, lengthMeters) };
  return [
    size,
    { name: fairwayTexts.width, value: width === null ? fairwayTexts.unknown : widthText(width) },
  ];
}

function useBoatFact(object: FairwayObject): readonly Fact[] {
  const { limits } = useWater();
  if (!limits) return [];
  const passage = passageOf(object, limits);
  const { state } = passage;
  const value = passageText(passage, object);
  const isProblem = state === "blocked" || state === "unknown";
  return [
    {
      name: fairwayTexts.boat,
      value: isProblem ? <strong className={styles["problem"]}>{value}</strong> : value,
    },
  ];
}

function whomToCall({ vhf, operator }: FairwayObject): readonly Fact[] {
  return [
    ...(vhf.length > 0 ? [{ name: fairwayTexts.vhf, value: vhfText(vhf) }] : []),
    ...(operator === "" ? [] : [{ name: fairwayTexts.operator, value: operator }]),
  ];
}
