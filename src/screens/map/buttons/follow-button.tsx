import { Compass, LoaderCircle, Locate, LocateFixed, LocateOff, Navigation } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { type FollowMode, nextFollowMode } from "#domain/position/follow-mode.ts";
import type { PositionFix } from "#domain/position/position-fix.ts";
import { followLabel, mapTexts } from "#i18n/map.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PositionProblem, useIsPositionImpossible } from "#parts/position/position-state.tsx";
import { useMapValue } from "#screens/map/on-map/use-map-event.ts";
import { allowCompass, headingStore, positionStore } from "#state/position/position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./map-buttons.module.css";

const ICONS = { off: Locate, follow: LocateFixed, course: Navigation, compass: Compass } as const;

/** Goes round the ways in which the map follows the own position; its name says which one it is in. */
export function FollowButton({ controller }: { readonly controller: MapPort | null }) {
  const mode = useMapValue(controller, "followChanged", followModeOf, "off");
  const fix = useStore(positionStore, (position) => position.fix);
  const hasFix = fix !== null;
  const isImpossible = useIsPositionImpossible();
  // A fix since the tap was the answer to it.
  const [fixAtTap, setFixAtTap] = useState<PositionFix | null>();
  const isExplained = isImpossible && mode !== "off" && fixAtTap === fix;
  const Icon = isExplained ? LocateOff : ICONS[mode];

  function choose() {
    // iOS gives a heading only to who asked for it in a tap.
    if (mode === "off") void allowCompass();
    setFixAtTap(fix);
    // Without a position there is nothing to go round: a tap shows why, and the next one hides it.
    if (!isImpossible || mode === "off") controller?.setFollow(nextFollowMode(mode));
    else if (isExplained) controller?.setFollow("off");
  }

  return (
    <div className={styles["follow"]}>
      <div className={styles["waiting"]} data-explains={isExplained} role="status">
        {isExplained ? <PositionProblem /> : null}
        {isImpossible ? null : <WaitsFor mode={mode} hasFix={hasFix} />}
      </div>
      <IconButton
        label={followLabel(mode)}
        icon={
          mode !== "off" && !hasFix && !isImpossible ? (
            <LoaderCircle aria-hidden="true" className={styles["turning"]} />
          ) : (
            <Icon aria-hidden="true" />
          )
        }
        className={mode === "off" ? undefined : styles["on"]}
        disabled={!controller}
        data-follow={mode !== "off" && !hasFix ? "waiting" : mode}
        onClick={choose}
      />
    </div>
  );
}

function followModeOf({ followMode }: MapPort): FollowMode {
  return followMode;
}

interface WaitsForProps {
  readonly mode: FollowMode;
  readonly hasFix: boolean;
}

/** What is missing for this mode, in words; nothing when nothing is. */
function WaitsFor({ mode, hasFix }: WaitsForProps) {
  const wants = mode === "course" || mode === "compass" ? mode : null;
  const isUnknown = useStore(headingStore, (heading) => wants !== null && heading[wants] === null);
  if (mode === "off") return null;
  if (!hasFix) return mapTexts.waitingForPosition;
  if (!isUnknown) return null;
  return mode === "course" ? mapTexts.waitingForCourse : mapTexts.waitingForCompass;
}
