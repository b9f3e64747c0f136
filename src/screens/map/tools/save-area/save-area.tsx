import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { LOOP_PATH } from "#domain/links/app-path.ts";
import type { LineRef } from "#domain/links/line-ref.ts";
import { areaCost } from "#domain/packs/area-tiles.ts";
import { freeName } from "#domain/packs/free-name.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import type { PackJob } from "#domain/packs/pack-job.ts";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { RegionCircle } from "#domain/packs/region/region-circle.ts";
import { bringsMap } from "#domain/packs/region/region-networks.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { LinkButton } from "#parts/link-button.tsx";
import areaFrame from "#screens/map/card/area-frame.module.css";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import {
  FailedJobs,
  keepKeyboardIn,
  RegionsUnderway,
  RunningJobs,
  useAddedHere,
  useRegionsUnderway,
} from "#screens/map/card/area-jobs.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { areaProblemText } from "#sentences/packs/areas.ts";
import { notePackOffer } from "#state/map/notice-turns.ts";
import { fetchRegion, saveArea, startPackJobs } from "#state/packs/pack-commands.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { ownPositionNow } from "#state/position/own-position.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { mapTexts } from "#words/map/map.ts";
import { areaAddedText, areaTexts } from "#words/packs/areas.ts";
import { regionTexts } from "#words/packs/region.ts";
import { MeasuredArea } from "./measured-area.tsx";
import { RegionAdded } from "./region-added.tsx";
import type { RegionOfArea } from "./region-contents.tsx";
import { SaveAreaForm } from "./save-area-form.tsx";
import type { ShapeKind } from "./shape-props.ts";

/** Areas of at most this many tiles are not estimated: an estimate would request most of the tiles. */
const UNMEASURED_TILES = 60;

export interface SaveAreaProps {
  readonly controller: MapPort;
  /** The line along which to save the map; null begins with the visible part of the map. */
  readonly along: LineRef | null;
  /** Fetches the networks and the waters too, around the user or in a circle; null saves only the map. */
  readonly region?: "around" | RegionCircle | null;
  readonly onClose: () => void;
}

/** An area that was chosen, and the other parts of a region; null for an area that is none. */
interface Wanted {
  readonly area: NewArea;
  readonly beside: RegionOfArea | null;
}

/** An area that was added, or the region that it is a part of. */
interface Finished {
  readonly area: Pick<NewArea, "name">;
  readonly beside: Pick<RegionOfArea, "networks"> | null;
}

/** Saves the area in a frame over the map and shows the progress; closing it stops nothing. */
export function SaveArea({ controller, along, region = null, onClose }: SaveAreaProps) {
  const message = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const isRegion = region !== null;
  const [kind, setKind] = useState<ShapeKind>(() => firstShape(along, region));
  const [saved, setSaved] = useState<Wanted | null>(null);
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const { jobs, added, records } = useStore(packsStore);
  const ownJobs = jobs.filter((job) => job.kind === "area" || job.region);
  const resumed = useAddedHere(ownJobs).at(-1);
  const finished = saved === null ? asResumed(resumed) : asAdded(saved, added, records);
  const isDone = finished !== null && !isOngoing(finished, jobs);
  const stage = wantsAnother ? "frame" : stageOf(ownJobs, isDone);
  const statuses = useRegionsUnderway();
  const isFramed = stage === "frame" && kind === "frame";
  const isBroken =
    ownJobs.some(({ status }) => status === "interrupted") ||
    statuses.some(({ parts }) => parts.some(({ state }) => state === "failed"));
  useVisibleArea(kind === "frame" ? null : controller, free);
  useEffect(() => void Promise.all([startPacks(), startPackJobs()]), []);
  useEffect(notePackOffer, []);

  function save(area: NewArea, beside: RegionOfArea | null = null) {
    const isSmall = areaCost(area.runs, area.source).tiles <= UNMEASURED_TILES;
    if (isSmall || bringsMap(beside?.networks ?? null)) start({ area, beside });
    else setAsked({ area, beside });
  }

  function start({ area, beside }: Wanted) {
    const taken = packsStore
      .getState()
      .records.flatMap((one) => [one.name, one.region?.name ?? one.name]);
    const named = { ...area, name: freeName(area.name, taken) };
    setSaved({ area: named, beside });
    setWantsAnother(false);
    setAsked(null);
    void (beside ? fetchRegion({ map: named, ...beside }) : saveArea(named));
  }

  useEffect(() => keepKeyboardIn(message.current?.closest("section")), [stage]);

  return (
    <Card
      heading={headingOf(stage, isRegion)}
      sheet={{
        placing: areaFrame["placing"],
        free,
        frame: isFramed ? (
          <div ref={frame} className={areaFrame["frame"]} aria-hidden="true" />
        ) : null,
      }}
      onClose={onClose}
    >
      <FailedJobs kind="area" textOf={areaProblemText} />
      {wantsAnother ? null : <RegionsUnderway statuses={statuses} />}
      {stage === "frame" ? (
        <div hidden={asked !== null}>
          <SaveAreaForm
            controller={controller}
            kind={kind}
            frame={frame}
            along={along}
            isRegion={isRegion}
            circle={circleOf(region)}
            onKind={setKind}
            onSave={save}
          />
        </div>
      ) : null}
      {stage === "frame" && asked ? (
        <MeasuredArea
          area={asked.area}
          onSave={(area) => start({ ...asked, area })}
          onBack={() => setAsked(null)}
        />
      ) : null}
      {stage === "jobs" ? <RunningJobs jobs={ownJobs} goesOn={areaTexts.goesOn} /> : null}
      <div ref={message} role="status" className={areaJobs["done"]}>
        {isDone && !wantsAnother ? <Added {...finished} isBroken={isBroken} /> : null}
      </div>
      {stage === "frame" ? null : (
        <Afterwards
          isDone={stage === "done"}
          isRegion={isRegion}
          isBroken={isBroken}
          onClose={onClose}
          onAnother={() => setWantsAnother(true)}
        />
      )}
    </Card>
  );
}

/** A region begins in its circle, or around the user where the position is known. */
function firstShape(along: LineRef | null, region: SaveAreaProps["region"]): ShapeKind {
  if (along !== null) return "along";
  if (region === "around") return ownPositionNow() ? "around" : "frame";
  return region ? "around" : "frame";
}

function circleOf(region: SaveAreaProps["region"]): RegionCircle | null {
  return region && region !== "around" ? region : null;
}

function headingOf(stage: Stage, isRegion: boolean): string {
  if (isRegion) return stage === "frame" ? regionTexts.heading : regionTexts.fetching;
  return stage === "frame" ? areaTexts.saveThis : areaTexts.saving;
}

/** Returns what resuming the job of an earlier visit added; which networks were on the device by then is unknown. */
function asResumed(record: PackRecord | undefined): Finished | null {
  if (!record) return null;
  const { name, region } = record;
  const networks = { from: "nowhere", reason: "no-source" } as const;
  return { area: region ?? { name }, beside: region ? { networks } : null };
}

/** Returns an area that was saved here once it was added, and a region once any part of it was; null before that. */
function asAdded(
  saved: Wanted,
  added: readonly string[],
  records: readonly PackRecord[],
): Finished | null {
  const { name } = saved.area;
  const isAdded = saved.beside
    ? records.some(({ region }) => region?.name === name)
    : added.includes(name);
  return isAdded ? saved : null;
}

/** Tells whether parts of a region are still being fetched. */
function isOngoing({ area, beside }: Finished, jobs: readonly PackJob[]): boolean {
  const isOfRegion = ({ region, status }: PackJob) =>
    region?.name === area.name && status === "running";
  return beside !== null && jobs.some(isOfRegion);
}

/** Confirms what was added; the row of a broken region says what of it is on the device. */
function Added({ area, beside, isBroken }: Finished & { readonly isBroken: boolean }) {
  if (!beside) return <p>{areaAddedText(area.name)}</p>;
  if (isBroken) return null;
  return <RegionAdded name={area.name} networks={beside.networks} />;
}

interface AfterwardsProps {
  readonly isDone: boolean;
  readonly isRegion: boolean;
  readonly isBroken: boolean;
  readonly onClose: () => void;
  readonly onAnother: () => void;
}

function Afterwards({ isDone, isRegion, isBroken, onClose, onAnother }: AfterwardsProps) {
  const offersLoop = isDone && isRegion;
  return (
    <div className={classNames(layout["actions"], areaJobs["choices"])}>
      {offersLoop ? (
        <LinkButton to={LOOP_PATH} variant="primary">
          {regionTexts.loop}
        </LinkButton>
      ) : null}
      {/* The next step of a broken region is in its row; the head of the card closes it. */}
      {isRegion && isBroken ? null : (
        <Button variant={isBroken || offersLoop ? "secondary" : "primary"} onClick={onClose}>
          {isDone ? areaTexts.done : mapTexts.close}
        </Button>
      )}
      <Button onClick={onAnother}>{areaTexts.another}</Button>
    </div>
  );
}

type Stage = "frame" | "jobs" | "done";

function stageOf(jobs: readonly PackJob[], isDone: boolean): Stage {
  if (jobs.length > 0) return "jobs";
  return isDone ? "done" : "frame";
}
