import { Compass, LoaderCircle, Locate, LocateFixed, LocateOff, Navigation } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { type FollowMode, nextFollowMode } from "#domain/position/follow-mode.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { useNotice } from "#parts/map/use-notice.ts";
import { PositionProblem, useIsPositionImpossible } from "#parts/position/position-state.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { mapViewStore } from "#state/map/map-view.ts";
import { mapVisitStore } from "#state/map/map-visit.ts";
import { allowCompass, headingStore, positionStore } from "#state/position/position.ts";
import { wantPosition } from "#state/position/want-position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { followLabels, mapTexts } from "#words/map/map.ts";
import styles from "./map-buttons.module.css";

const ICONS = { off: Locate, follow: LocateFixed, course: Navigation, compass: Compass } as const;

/** Cycles through the follow modes; its label names the current one. */
export function FollowButton({ controller }: { readonly controller: MapPort | null }) {
  const mode = useMapValue(controller, "followChanged", followModeOf, "off");
  const fix = useStore(positionStore, (position) => position.fix);
  const hasFix = fix !== null;
  const isImpossible = useIsPositionImpossible();
  // A fix since the tap answers it.
  const [fixAtTap, setFixAtTap] = useState<PositionFix | null>();
  const isExplained = isImpossible && mode !== "off" && fixAtTap === fix;
  const Icon = isExplained ? LocateOff : ICONS[mode];

  const isHereOffered = useIsHereOffered(mode, hasFix);
  // Without a position the map follows nothing, whatever was tapped.
  const shownMode = isImpossible ? "off" : mode;

  function choose() {
    mapVisitStore.setState({ isFollowUsed: true });
    // iOS only gives a heading after permission was requested in a tap.
    if (mode === "off") {
      void allowCompass();
      wantPosition();
    }
    setFixAtTap(fix);
    // Without a position a tap shows the reason, and the next one hides it.
    if (!isImpossible || mode === "off") controller?.setFollow(nextFollowMode(mode));
    else if (isExplained) controller?.setFollow("off");
  }

  return (
    <div className={styles["follow"]}>
      <Bubble isExplained={isExplained} mode={mode} hasFix={hasFix} isImpossible={isImpossible} />
      <IconButton
        label={isHereOffered ? mapTexts.followHere : followLabels[shownMode]}
        icon={
          isHereOffered ? (
            <>
              <Icon aria-hidden="true" />
              <span>{mapTexts.here}</span>
            </>
          ) : shownMode !== "off" && !hasFix ? (
            <LoaderCircle aria-hidden="true" className={styles["turning"]} />
          ) : (
            <Icon aria-hidden="true" />
          )
        }
        className={
          shownMode === "off" ? (isHereOffered ? styles["here"] : undefined) : styles["on"]
        }
        disabled={!controller}
        data-follow={shownMode !== "off" && !hasFix ? "waiting" : shownMode}
        onClick={choose}
      />
    </div>
  );
}

function followModeOf({ followMode }: MapPort): FollowMode {
  return followMode;
}

/** Beyond this zoom the map no longer shows the country. */
const COUNTRY_ZOOM = 9.5;

/** Tells whether the button has its label: until it is first used, while the map shows the whole country. */
function useIsHereOffered(mode: FollowMode, hasFix: boolean): boolean {
  const isUsed = useStore(mapVisitStore, (visit) => visit.isFollowUsed);
  const isFar = useStore(mapViewStore, (view) => view.zoom < COUNTRY_ZOOM);
  return mode === "off" && hasFix && isFar && !isUsed;
}

interface BubbleProps {
  readonly mode: FollowMode;
  readonly hasFix: boolean;
  readonly isImpossible: boolean;
  readonly isExplained: boolean;
}

/** The words beside the button: why no position will come, or what is waited for. */
function Bubble({ mode, hasFix, isImpossible, isExplained }: BubbleProps) {
  const waitsFor = useWaitsFor(mode, hasFix);
  const waiting = isImpossible ? null : waitsFor;
  const isShown = useNotice("follow", isExplained ? "explained" : waiting, isExplained);
  return (
    <div
      className={styles["waiting"]}
      data-explains={isExplained}
      data-notice={isShown ? "follow" : undefined}
      role="status"
    >
      {isShown && isExplained ? <PositionProblem /> : null}
      {isShown ? waiting : null}
    </div>
  );
}

/** Explains what this mode is waiting for. */
function useWaitsFor(mode: FollowMode, hasFix: boolean): string | null {
  const wants = mode === "course" || mode === "compass" ? mode : null;
  const isUnknown = useStore(headingStore, (heading) => wants !== null && heading[wants] === null);
  if (mode === "off") return null;
  if (!hasFix) return mapTexts.waitingForPosition;
  if (!isUnknown) return null;
  return mode === "course" ? mapTexts.waitingForCourse : mapTexts.waitingForCompass;
}
