import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LineRef } from "#domain/links/line-ref.ts";
import { areaCost } from "#domain/packs/area-tiles.ts";
import { freeName } from "#domain/packs/free-name.ts";
import type { NewArea } from "#domain/packs/new-area-job.ts";
import type { PackJob } from "#domain/packs/pack-job.ts";
import { mapTexts } from "#i18n/map/map.ts";
import { areaAddedText, areaProblemText, areaTexts } from "#i18n/packs/areas.ts";
import type { MapPort } from "#mapview/map-port.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import { FailedJobs, keepKeyboardIn, RunningJobs } from "#screens/map/card/area-jobs.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { saveArea, startPackJobs } from "#state/packs/pack-commands.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { MeasuredArea } from "./measured-area.tsx";
import { SaveAreaForm } from "./save-area-form.tsx";
import type { ShapeKind } from "./shape-props.ts";

/** Areas of at most this many tiles are not estimated: an estimate would request most of the tiles. */
const UNMEASURED_TILES = 60;

export interface SaveAreaProps {
  readonly controller: MapPort;
  /** The line along which to save the map; null begins with the visible part of the map. */
  readonly along: LineRef | null;
  readonly onClose: () => void;
}

/** Saves the area in a frame over the map and shows the progress; closing it stops nothing. */
export function SaveArea({ controller, along, onClose }: SaveAreaProps) {
  const message = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<ShapeKind>(along === null ? "frame" : "along");
  const [savedName, setSavedName] = useState<string | null>(null);
  const [asked, setAsked] = useState<NewArea | null>(null);
  const [wantsAnother, setWantsAnother] = useState(false);
  const { jobs, added } = useStore(packsStore);
  const ownJobs = jobs.filter(({ kind }) => kind === "area");
  const isDone = savedName !== null && added.includes(savedName);
  const stage = wantsAnother ? "frame" : stageOf(ownJobs, isDone);
  const isFramed = stage === "frame" && kind === "frame";
  useVisibleArea(kind === "frame" ? null : controller, free);
  useEffect(() => void Promise.all([startPacks(), startPackJobs()]), []);

  function save(area: NewArea) {
    if (areaCost(area.runs, area.source).tiles <= UNMEASURED_TILES) start(area);
    else setAsked(area);
  }

  function start(area: NewArea) {
    const { records } = packsStore.getState();
    const itsName = freeName(
      area.name,
      records.map((record) => record.name),
    );
    setSavedName(itsName);
    setWantsAnother(false);
    setAsked(null);
    void saveArea({ ...area, name: itsName });
  }

  useEffect(() => keepKeyboardIn(message.current?.closest("section")), [stage]);

  return (
    <Card
      heading={stage === "frame" ? areaTexts.saveThis : areaTexts.saving}
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
      {stage === "frame" ? (
        <div hidden={asked !== null}>
          <SaveAreaForm
            controller={controller}
            kind={kind}
            frame={frame}
            along={along}
            onKind={setKind}
            onSave={save}
          />
        </div>
      ) : null}
      {stage === "frame" && asked ? (
        <MeasuredArea area={asked} onSave={start} onBack={() => setAsked(null)} />
      ) : null}
      {stage === "jobs" ? <RunningJobs jobs={ownJobs} goesOn={areaTexts.goesOn} /> : null}
      <p ref={message} role="status" className={areaJobs["done"]}>
        {isDone && !wantsAnother ? areaAddedText(savedName) : null}
      </p>
      {stage === "frame" ? null : (
        <Afterwards
          isDone={stage === "done"}
          isBroken={ownJobs.some(({ status }) => status === "interrupted")}
          onClose={onClose}
          onAnother={() => setWantsAnother(true)}
        />
      )}
    </Card>
  );
}

interface AfterwardsProps {
  readonly isDone: boolean;
  readonly isBroken: boolean;
  readonly onClose: () => void;
  readonly onAnother: () => void;
}

function Afterwards({ isDone, isBroken, onClose, onAnother }: AfterwardsProps) {
  return (
    <div className={classNames(layout["actions"], areaJobs["choices"])}>
      <Button variant={isBroken ? "secondary" : "primary"} onClick={onClose}>
        {isDone ? areaTexts.done : mapTexts.close}
      </Button>
      <Button onClick={onAnother}>{areaTexts.another}</Button>
    </div>
  );
}

type Stage = "frame" | "jobs" | "done";

function stageOf(jobs: readonly PackJob[], isDone: boolean): Stage {
  if (jobs.length > 0) return "jobs";
  return isDone ? "done" : "frame";
}
