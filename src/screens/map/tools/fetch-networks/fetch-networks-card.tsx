import { Minus, Plus } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useStore } from "zustand";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { boxSizeMeters, middleOf } from "#domain/packs/framed-box.ts";
import { freeName } from "#domain/packs/free-name.ts";
import { estimatedSliceBytes, isSliceable } from "#domain/packs/slice/slice-area.ts";
import { mapTexts } from "#i18n/map/map.ts";
import { areaSizeText, areaTexts } from "#i18n/packs/areas.ts";
import {
  networksAddedText,
  sliceProblemText,
  sliceSizeText,
  sliceTexts,
} from "#i18n/packs/slice.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PackJobRow } from "#parts/packs/pack-job-row.tsx";
import areaFrame from "#screens/map/card/area-frame.module.css";
import { Card } from "#screens/map/card/card.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { fetchNetworks, startPackJobs } from "#state/packs/pack-commands.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import type { PacksSnapshot } from "#state/packs/packs-snapshot.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import styles from "./fetch-networks.module.css";
import { AllowOnline, useObstacle } from "./obstacle.tsx";

interface FetchNetworksProps {
  readonly controller: MapPort;
  readonly onClose: () => void;
  /** Starts planning. */
  readonly onPlan: () => void;
}

/** Fetches the networks of the area in a frame over the map and shows the progress; closing it stops nothing. */
export function FetchNetworks({ controller, onClose, onPlan }: FetchNetworksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const free = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [addedName, setAddedName] = useState<string | null>(null);
  const jobs = useStore(packsStore, (state) => state.jobs).filter(({ kind }) => kind === "slice");
  const stage = jobs.length > 0 ? "jobs" : addedName === null ? "frame" : "done";
  useVisibleArea(stage === "frame" ? null : controller, free);
  useEffect(() => void Promise.all([startPacks(), startPackJobs()]), []);
  useEffect(() => keepKeyboardIn(message.current?.closest("section")), [stage]);

  async function fetchArea(name: string, box: LngLatBox) {
    const { records } = packsStore.getState();
    const taken = records.map((record) => record.name);
    const record = await fetchNetworks({ name: freeName(name, taken), area: box });
    setAddedName(record?.name ?? null);
  }

  return (
    <Card
      heading={sliceTexts.heading}
      sheet={{
        placing: areaFrame["placing"],
        free,
        frame:
          stage === "frame" ? (
            <div ref={frame} className={areaFrame["frame"]} aria-hidden="true" />
          ) : null,
      }}
      onClose={onClose}
    >
      <Failures />
      {stage === "frame" ? (
        <Choice
          controller={controller}
          frame={frame}
          onFetch={(...chosen) => void fetchArea(...chosen)}
        />
      ) : null}
      {stage === "jobs" ? <Running jobs={jobs} /> : null}
      <p ref={message} role="status" className={styles["done"]}>
        {stage === "done" && addedName !== null ? networksAddedText(addedName) : null}
      </p>
      {stage === "frame" ? null : (
        <div className={classNames(layout["actions"], styles["choices"])}>
          {stage === "done" ? (
            <Button variant="primary" onClick={onPlan}>
              {sliceTexts.plan}
            </Button>
          ) : null}
          <Button onClick={onClose}>{stage === "done" ? areaTexts.done : mapTexts.close}</Button>
        </div>
      )}
    </Card>
  );
}

/** The running and waiting jobs. */
function Running({ jobs }: { readonly jobs: PacksSnapshot["jobs"] }) {
  return (
    <>
      <ul>
        {jobs.map((job) => (
          <PackJobRow key={job.id} job={job} />
        ))}
      </ul>
      {jobs.some(({ status }) => status === "running") ? (
        <p className={layout["hint"]}>{sliceTexts.goesOn}</p>
      ) : null}
    </>
  );
}

interface ChoiceProps {
  readonly controller: MapPort;
  readonly frame: React.RefObject<HTMLElement | null>;
  readonly onFetch: (name: string, box: LngLatBox) => void;
}

/** The area in the frame, what fetching it means, and the button that does it. */
function Choice({ controller, frame, onFetch }: ChoiceProps) {
  const [sizeId, askId] = [useId(), useId()];
  const [box, setBox] = useState<LngLatBox | null>(null);
  useVisibleArea(controller, frame);
  useEffect(() => {
    if (frame.current) return controller.watchArea(frame.current, setBox);
    return;
  }, [controller, frame]);
  const name = useAreaName(box);
  const isTooLarge = box !== null && !isSliceable(box);
  const obstacle = useObstacle();
  const zoomBy = (levels: number) => controller.zoomBy(levels, box ? middleOf(box) : undefined);
  if (SLICE_SERVER === null) return <p>{sliceTexts.unavailable}</p>;
  return (
    <div className={layout["closeStack"]}>
      <div className={areaFrame["size"]}>
        <p id={sizeId} data-area-size={isTooLarge ? "too-large" : ""}>
          <strong>
            {box && (isTooLarge ? sliceTexts.tooLarge : sliceSizeText(estimatedSliceBytes(box)))}
          </strong>
          <span>{box && sizeOnGround(box)}</span>
        </p>
        <IconButton
          label={areaTexts.zoomOut}
          icon={<Minus aria-hidden="true" />}
          onClick={() => zoomBy(-1)}
        />
        <IconButton
          label={areaTexts.zoomIn}
          icon={<Plus aria-hidden="true" />}
          onClick={() => zoomBy(1)}
        />
      </div>
      <p id={askId} className={layout["hint"]}>
        {sliceTexts.asks(new URL(SLICE_SERVER).host)}
      </p>
      {obstacle === null ? null : (
        <p className={styles["obstacle"]} role="alert">
          {obstacle}
        </p>
      )}
      <AllowOnline />
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button
          variant="primary"
          aria-disabled={obstacle !== null || isTooLarge || box === null}
          aria-describedby={`${sizeId} ${askId}`}
          onClick={() => {
            if (obstacle === null && !isTooLarge && box) onFetch(name, box);
          }}
        >
          {sliceTexts.fetch}
        </Button>
      </div>
    </div>
  );
}

function sizeOnGround(box: LngLatBox): string {
  const { width, height } = boxSizeMeters(box);
  return areaSizeText(width, height);
}

/** The failures since the last command. */
function Failures() {
  const failedJobs = useStore(packsStore, (state) => state.failedJobs);
  return (
    <div aria-live="polite" className={styles["failures"]}>
      {failedJobs
        .filter(({ kind }) => kind === "slice")
        .map(({ name, problem }) => (
          <p key={`${name} ${problem}`}>{sliceProblemText(problem, name)}</p>
        ))}
    </div>
  );
}

/** Moves the focus when the focused button disappears. */
function keepKeyboardIn(card: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) card?.focus({ preventScroll: true });
}
