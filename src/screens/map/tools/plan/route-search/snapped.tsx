import { useMemo, useState } from "react";
import { useStore } from "zustand";
import type { NetworkMode } from "#domain/network/network-mode.ts";
import { boxOfNodes } from "#domain/network/plan/route/plan-route.ts";
import type { SnapAnswer, StretchOnNetwork } from "#domain/network/plan/snap/snapped-plan.ts";
import { setPlanMode } from "#screens/map/tools/plan/plan-mode.ts";
import { ModeChoice } from "#screens/map/tools/plan/sheet/plan-modes.tsx";
import { snappedText, stretchText } from "#sentences/plan/route-search.ts";
import { openPlan, planner } from "#state/plans/planner.ts";
import { Button } from "#ui/button.tsx";
import { routeSearchTexts } from "#words/plan/route-search.ts";
import { AnswerState } from "./answer-state.tsx";
import styles from "./route-search.module.css";
import type { SearchPanelProps } from "./search-panel.ts";
import { useAnswer } from "./use-answer.ts";
import { useOffer } from "./use-offer.ts";

interface TrackQuestion {
  readonly trackId: string;
  /** The mode; null for the network that the track follows furthest. */
  readonly mode: NetworkMode | null;
}

type TrackAnswer = SnapAnswer | "gone" | null;

const snapTrack = async (
  { trackId, mode }: TrackQuestion,
  signal: AbortSignal,
): Promise<TrackAnswer> => {
  const [{ trackById }, { networkGraphs }] = await Promise.all([
    import(/* webpackChunkName: "tracks-state" */ "#state/tracks/tracks.ts"),
    import(/* webpackChunkName: "node-graphs" */ "#state/packs/network-graphs.ts"),
  ]);
  const track = await trackById(trackId);
  if (!track) return "gone";
  const { lngs, lats } = track.points;
  const line = { lngs: Float64Array.from(lngs), lats: Float64Array.from(lats) };
  return networkGraphs.snap({ mode, ...line }, signal);
};

interface SnappedProps extends SearchPanelProps {
  readonly trackId: string;
}

/**
 * Shows a track matched to the network: the numbers that it follows, the parts that do not fit, and the plan made
 * from it.
 */
export function Snapped({ controller, trackId, onDone }: SnappedProps) {
  const fallback = useStore(planner.store, ({ draft }) => draft.mode);
  const [wanted, setWanted] = useState<NetworkMode | null>(null);
  const { answer, ...asked } = useAnswer({ trackId, mode: wanted }, snapTrack, (found) => {
    if (!isOnNetwork(found)) return;
    setPlanMode(found.mode);
    showAll(controller, found.stretches);
  });
  const found = isOnNetwork(answer) ? answer : null;
  const mode = wanted ?? found?.mode ?? fallback;
  const routes = useMemo(() => (found?.plan ? [found.plan.route] : []), [found]);
  const strays = useMemo(
    () => found?.stretches.flatMap(({ kind, line }) => (kind === "on" ? [] : [line])) ?? [],
    [found],
  );
  useOffer({ mode, routes, strays, shown: routes.length > 0 ? 0 : null });

  function take({ plan }: SnapAnswer) {
    if (!plan) return;
    const draft = { mode, options: {}, stops: plan.stops };
    openPlan({ draft, route: plan.route }, null);
    onDone();
  }

  return (
    <>
      <ModeChoice name="snap-mode" current={mode} onChoose={setWanted} />
      <AnswerState {...asked} message={messageOf(answer, mode)} />
      {found ? (
        <ol className={styles["list"]} aria-label={routeSearchTexts.stretches}>
          {found.stretches.map((stretch, place) => (
            <li key={`${stretch.kind} ${place}`}>
              <button
                type="button"
                className={styles["offer"]}
                data-is-stray={stretch.kind !== "on" || undefined}
                onClick={() => showAll(controller, [stretch])}
              >
                {stretchText(stretch, mode)}
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      {found?.plan ? (
        <Button variant="primary" onClick={() => take(found)}>
          {routeSearchTexts.takeSnapped}
        </Button>
      ) : null}
    </>
  );
}

function isOnNetwork(answer: TrackAnswer): answer is SnapAnswer {
  return answer !== null && answer !== "gone";
}

function messageOf(answer: TrackAnswer, mode: NetworkMode): string {
  if (answer === "gone") return routeSearchTexts.snapGone;
  if (!answer?.plan) return routeSearchTexts.snapNothing;
  const sum = (stretches: readonly StretchOnNetwork[]) =>
    stretches.reduce((meters, stretch) => meters + stretch.meters, 0);
  const on = answer.stretches.filter(({ kind }) => kind === "on");
  return snappedText(sum(on), sum(answer.stretches), mode);
}

function showAll(
  controller: SnappedProps["controller"],
  stretches: readonly StretchOnNetwork[],
): void {
  const places = stretches.flatMap(({ line }) =>
    Array.from({ length: line.length / 2 }, (_, at) => ({
      lng: line[2 * at] as number,
      lat: line[2 * at + 1] as number,
    })),
  );
  const box = boxOfNodes(places);
  if (box) controller.showBounds(box);
}
