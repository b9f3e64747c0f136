import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { distanceMeters } from "#domain/geodesy/distance.ts";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import type { LoopChoice } from "#domain/network/plan/choices/route-choices.ts";
import { planNodeOf } from "#domain/network/plan/route/plan-node.ts";
import { boxOfNodes, isPlace } from "#domain/network/plan/route/plan-route.ts";
import { missingOverlays } from "#domain/packs/pack-offer.ts";
import type { FreeLoops } from "#domain/plans/free-loops.ts";
import { travelSeconds } from "#domain/plans/travel-time.ts";
import { NETWORK_OVERLAYS, OVERLAY_MODES } from "#domain/tiles/network-overlays.ts";
import { networkNodeTapped } from "#mapview/layers/networks/network-events.ts";
import { planOfferTapped } from "#mapview/layers/plan/plan-events.ts";
import { PackHelp } from "#parts/packs/pack-help.tsx";
import { numbered, pointText } from "#parts/plan-export/point-words.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useTappedPlace } from "#screens/map/on-map/use-tapped-place.ts";
import { useIsFree } from "#screens/map/tools/plan/free-switch.tsx";
import { distanceText, planningUnit } from "#sentences/intl/distance.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { mapSourceName } from "#sentences/map/tile-sources.ts";
import { freeNotAsLong } from "#sentences/plan/free-plan.ts";
import { numbersInRow, planTotals } from "#sentences/plan/plan.ts";
import { beginsAt, notAsLong, routeLetter, twiceText } from "#sentences/plan/route-search.ts";
import { packsStore } from "#state/packs/packs.ts";
import { openPlan, planner } from "#state/plans/planner.ts";
import { preferencesStore } from "#state/settings/preferences.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { freePlanTexts } from "#words/plan/free-plan.ts";
import { noNetworkHereText, routeSearchTexts } from "#words/plan/route-search.ts";
import { AnswerState } from "./answer-state.tsx";
import { findAnyLoops } from "./ask-free.ts";
import { FREE_LOOP_LENGTHS, LengthChoice, LOOP_LENGTHS } from "./length-choice.tsx";
import { OfferLetter } from "./offer-letter.tsx";
import { OriginChoice } from "./origin-choice.tsx";
import styles from "./route-search.module.css";
import type { SearchPanelProps } from "./search-panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";
import { useOrigin } from "./use-origin.ts";

/** Offers loops of about a given length: looked up immediately, viewed on the map one by one, and adopted. */
export function LoopsPanel({ controller, onDone }: SearchPanelProps) {
  const { mode, options } = useStore(planner.store, ({ draft }) => draft);
  const isFree = useIsFree();
  const lengths = (isFree ? FREE_LOOP_LENGTHS : LOOP_LENGTHS)[mode];
  const { meters: unitMeters, unit } = planningUnit(mode);
  const [length, setLength] = useState(lengths.usual[2] ?? lengths.min);
  const [shown, setShown] = useState(0);
  const origins = useOrigin(controller, "first");
  const near = origins.chosen?.place ?? null;
  const { answer, ...asked } = useAnswer(
    near && { mode, near, meters: length * unitMeters, options, isFree },
    findAnyLoops,
    ({ loops }) => {
      setShown(0);
      const box = boxOfNodes(loops.flatMap(({ route }) => route.nodes));
      if (box) controller.showBounds(box);
    },
  );
  const loops = answer?.loops;
  const routes = useMemo(() => loops?.map(({ route }) => route) ?? [], [loops]);
  useOffer({ mode, routes, shown: routes.length > 0 ? shown : null });
  useMapEvent(controller, planOfferTapped, setShown);
  useMapEvent(controller, networkNodeTapped, (node) => {
    if (isFree) origins.choosePoint({ kind: "place", lat: node.lat, lng: node.lng });
    else if (node.mode === mode) origins.choosePoint(planNodeOf(node));
  });
  useTappedPlace(
    controller,
    ({ lat, lng }) => void (isFree && origins.choosePoint({ kind: "place", lat, lng })),
    NODE_TAPS,
  );

  function take({ stops, route }: LoopChoice) {
    openPlan({ draft: { mode, options, stops }, route }, null);
    onDone();
  }

  const loop = loops?.[shown];
  return (
    <>
      <LengthChoice
        label={routeSearchTexts.length}
        {...lengths}
        unit={unit}
        length={length}
        onChoose={setLength}
      />
      <AnswerState {...asked} message={messageOf({ answer, length, mode, near, isFree })} />
      {loops?.length === 0 && !isFree && near && asked.state === "answered" ? (
        <PackHelp mode={mode} nodes={[near]} wantedMeters={length * unitMeters} />
      ) : null}
      {loops && near && loops.length > 0 ? (
        <fieldset className={styles["list"]}>
          <legend className="visually-hidden">{routeSearchTexts.loopChoice}</legend>
          {loops.map((one, index) => (
            <LoopRow
              key={routeLetter(index)}
              loop={one}
              index={index}
              away={distanceMeters(near, one.route.nodes[0] ?? near)}
              isShown={index === shown}
              onShow={() => setShown(index)}
            />
          ))}
        </fieldset>
      ) : null}
      {/* Below what was found, which half a phone has room for. */}
      <OriginChoice {...origins} hint={isFree ? freePlanTexts.tapHint : routeSearchTexts.tapHint} />
      {loop ? (
        <Button variant="primary" onClick={() => take(loop)}>
          {routeSearchTexts.takeLoop}
        </Button>
      ) : null}
    </>
  );
}

/** The taps that are not on a mere place. */
const NODE_TAPS = [networkNodeTapped];

interface Asked {
  readonly answer: FreeLoops | null;
  readonly length: number;
  readonly mode: NetworkMode;
  readonly near: LatLng | null;
  readonly isFree: boolean;
}

function messageOf({ answer, length, mode, near, isFree }: Asked): string | null {
  if (answer?.problem === "damaged") return freePlanTexts.damaged;
  if (answer?.problem) return freePlanTexts.farFromWays;
  const [first] = answer?.loops ?? [];
  if (!first) return isFree ? freePlanTexts.noLoop : whyNoLoop(mode, near);
  if (first.hasWantedLength) return null;
  return (isFree ? freeNotAsLong : notAsLong)(length, first.route.meters, mode);
}

function whyNoLoop(mode: NetworkMode, near: LatLng | null): string {
  const overlay = NETWORK_OVERLAYS.find(({ name }) => OVERLAY_MODES[name].includes(mode));
  const here = near && boxOfNodes([near]);
  if (!overlay || !here) return routeSearchTexts.noLoop;
  const [missing] = missingOverlays([overlay.name], here, packsStore.getState().packs);
  return missing ? noNetworkHereText(mapSourceName(overlay.name)) : routeSearchTexts.noLoop;
}

interface LoopRowProps {
  readonly loop: LoopChoice;
  readonly index: number;
  /** The distance from the origin of the search to the start of the loop. */
  readonly away: number;
  readonly isShown: boolean;
  readonly onShow: () => void;
}

function LoopRow({ loop, index, away, isShown, onShow }: LoopRowProps) {
  const mode = useStore(planner.store, ({ draft }) => draft.mode);
  const speedKmh = useStore(preferencesStore, ({ planSpeedsKmh }) => planSpeedsKmh[mode]);
  const { nodes, meters } = loop.route;
  const sums = planTotals(
    inMetric(() => distanceText(meters, mode)),
    travelSeconds(meters, speedKmh),
  );
  const twice = inMetric(() => twiceText(loop.metersTwice, mode));
  const [first] = nodes;
  // A loop along all ways begins where it was asked for.
  const begins =
    first && !isPlace(first) ? [inMetric(() => beginsAt(pointText(first), away, mode))] : [];
  const hints = [...begins, ...(twice ? [twice] : [])];
  return (
    <label className={classNames("shows-focus", styles["offer"])}>
      <input
        type="radio"
        name="loop"
        className="visually-hidden"
        checked={isShown}
        onChange={onShow}
      />
      <OfferLetter index={index} />
      <span className={styles["words"]}>
        <strong data-at-peek={isShown || undefined}>{sums}</strong>
        <span>{numbersInRow(numbered(nodes))}</span>
        {hints.length > 0 ? <span className={layout["hint"]}>{hints.join(" · ")}</span> : null}
      </span>
    </label>
  );
}
