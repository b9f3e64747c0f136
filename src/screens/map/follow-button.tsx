import { Compass, LoaderCircle, Locate, LocateFixed, LocateOff, Navigation } from "lucide-react";
import { useStore } from "zustand";
import { type FollowMode, nextFollowMode } from "#domain/position/follow-mode.ts";
import { followLabel, mapTexts } from "#i18n/map.ts";
import { positionStateTexts } from "#i18n/position.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { PositionState } from "#parts/position/position-state.tsx";
import {
  allowCompass,
  headingStore,
  positionPermissionStore,
  positionStore,
} from "#state/position/position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./map-buttons.module.css";
import { useMapValue } from "./use-map-event.ts";

const ICONS = { off: Locate, follow: LocateFixed, course: Navigation, compass: Compass } as const;

/** Goes round the ways in which the map follows the own position; its name says which one it is in. */
export function FollowButton({ controller }: { readonly controller: MapPort | null }) {
  const mode = useMapValue(controller, "followChanged", followModeOf, "off");
  const hasFix = useStore(positionStore, (position) => position.fix !== null);
  const permission = useStore(positionPermissionStore, (state) => state.permission);
  const isHopeless = permission === "denied" || permission === "absent";
  const Icon = isHopeless ? LocateOff : ICONS[mode];

  function choose() {
    // iOS gives a heading only to who asked for it in a tap.
    if (mode === "off") void allowCompass();
    // Without a position there is nothing to go round: a tap shows why, and the next one hides it.
    const isShown = isHopeless && mode !== "off";
    controller?.setFollow(isShown ? "off" : nextFollowMode(mode));
  }

  return (
    <div className={styles["follow"]}>
      <div className={styles["waiting"]} data-explains={isHopeless && mode !== "off"} role="status">
        {isHopeless ? (
          <Hopeless permission={permission} isExplained={mode !== "off"} />
        ) : (
          <WaitsFor mode={mode} hasFix={hasFix} />
        )}
      </div>
      <IconButton
        label={followLabel(mode)}
        icon={
          mode !== "off" && !hasFix && !isHopeless ? (
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

interface HopelessProps {
  readonly permission: "denied" | "absent";
  readonly isExplained: boolean;
}

/** Why no position will come; who wants to be followed is told what to do about it. */
function Hopeless({ permission, isExplained }: HopelessProps) {
  if (isExplained) return <PositionState />;
  return permission === "denied" ? positionStateTexts(permission).state : null;
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
