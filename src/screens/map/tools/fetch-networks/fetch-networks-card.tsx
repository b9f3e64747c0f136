import { useEffect, useId, useRef } from "react";
import { useStore } from "zustand";
import type { LngLatBox } from "#domain/coordinates/lng-lat-box.ts";
import { SLICE_SERVER } from "#domain/links/slice-server.ts";
import { boxSizeMeters } from "#domain/packs/framed-box.ts";
import { freeName } from "#domain/packs/free-name.ts";
import { packTitle } from "#domain/packs/pack-title.ts";
import { estimatedSliceBytes, isSliceable } from "#domain/packs/slice/slice-area.ts";
import type { MapPort } from "#mapview/map-port.ts";
import areaFrame from "#screens/map/card/area-frame.module.css";
import { FrameSize, useFramedBox } from "#screens/map/card/area-frame.tsx";
import areaJobs from "#screens/map/card/area-jobs.module.css";
import {
  AllowOnline,
  FailedJobs,
  keepKeyboardIn,
  RegionsUnderway,
  RunningJobs,
  useAddedHere,
  useFetchObstacle,
  useRegionsUnderway,
} from "#screens/map/card/area-jobs.tsx";
import { Card } from "#screens/map/card/card.tsx";
import { useVisibleArea } from "#screens/map/on-map/use-visible-area.ts";
import { useAreaName } from "#screens/map/place/use-area-name.ts";
import { areaSizeText } from "#sentences/packs/areas.ts";
import { sliceProblemText, sliceSizeText } from "#sentences/packs/slice.ts";
import { notePackOffer } from "#state/map/notice-turns.ts";
import { fetchNetworks, startPackJobs } from "#state/packs/pack-commands.ts";
import { packsStore, startPacks } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { mapTexts } from "#words/map/map.ts";
import { areaTexts } from "#words/packs/areas.ts";
import { networksAddedText, sliceTexts } from "#words/packs/slice.ts";

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
  const jobs = useStore(packsStore, (state) => state.jobs).filter(({ kind }) => kind === "slice");
  const added = useAddedHere(jobs).at(-1);
  const stage = jobs.length > 0 ? "jobs" : added ? "done" : "frame";
  useVisibleArea(stage === "frame" ? null : controller, free);
  useEffect(notePackOffer, []);
  useEffect(() => void Promise.all([startPacks(), startPackJobs()]), []);
  useEffect(() => keepKeyboardIn(message.current?.closest("section")), [stage]);

  function fetchArea(name: string, box: LngLatBox) {
    const { records } = packsStore.getState();
    const taken = records.map((record) => record.name);
    void fetchNetworks({ name: freeName(name, taken), area: box });
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
      <FailedJobs kind="slice" textOf={sliceProblemText} />
      <RegionsUnderway statuses={useRegionsUnderway()} />
      {stage === "frame" ? (
        <Choice controller={controller} frame={frame} onFetch={fetchArea} />
      ) : null}
      {stage === "jobs" ? <RunningJobs jobs={jobs} goesOn={sliceTexts.goesOn} /> : null}
      <p ref={message} role="status" className={areaJobs["done"]}>
        {stage === "done" && added ? networksAddedText(packTitle(added)) : null}
      </p>
      {stage === "frame" ? null : (
        <div className={classNames(layout["actions"], areaJobs["choices"])}>
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

interface ChoiceProps {
  readonly controller: MapPort;
  readonly frame: React.RefObject<HTMLElement | null>;
  readonly onFetch: (name: string, box: LngLatBox) => void;
}

/** The area in the frame, what fetching it means, and the button that does it. */
function Choice({ controller, frame, onFetch }: ChoiceProps) {
  const [sizeId, noteId] = [useId(), useId()];
  const box = useFramedBox(controller, frame);
  const name = useAreaName(box);
  const isTooLarge = box !== null && !isSliceable(box);
  const obstacle = useFetchObstacle(sliceTexts);
  if (SLICE_SERVER === null) return <p>{sliceTexts.unavailable}</p>;
  return (
    <div className={layout["closeStack"]}>
      <FrameSize controller={controller} box={box}>
        <p id={sizeId} data-area-size={isTooLarge ? "too-large" : ""} data-at-peek="">
          <strong>
            {box && (isTooLarge ? sliceTexts.tooLarge : sliceSizeText(estimatedSliceBytes(box)))}
          </strong>
          <span>{box && sizeOnGround(box)}</span>
        </p>
      </FrameSize>
      <p id={noteId} className={layout["hint"]}>
        {sliceTexts.asks(new URL(SLICE_SERVER).host)}
      </p>
      {obstacle === null ? null : (
        <p className={areaJobs["obstacle"]} role="alert">
          {obstacle}
        </p>
      )}
      <AllowOnline />
      <div className={classNames(layout["actions"], areaJobs["choices"])}>
        <Button
          variant="primary"
          aria-disabled={obstacle !== null || isTooLarge || box === null}
          aria-describedby={`${sizeId} ${noteId}`}
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
