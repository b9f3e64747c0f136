import { Compass, LoaderCircle, Locate, LocateFixed, Navigation } from "lucide-react";
import { useStore } from "zustand";
import { type FollowMode, nextFollowMode } from "#domain/position/follow-mode.ts";
import { followLabel, mapTexts, waitingText } from "#i18n/map.ts";
import type { MapController } from "#mapview/controller/map-controller.ts";
import {
  allowCompass,
  directionsStore,
  positionStore,
  positionTroubleStore,
} from "#state/position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./map-buttons.module.css";
import { useMapValue } from "./use-map-event.ts";

const ICONS = { off: Locate, follow: LocateFixed, course: Navigation, compass: Compass } as const;

/** Goes round the ways in which the map follows the own position; its name says which one it is in. */
export function FollowButton({ controller }: { readonly controller: MapController | null }) {
  const mode = useMapValue(controller, "followChanged", followModeOf, "off");
  const hasFix = useStore(positionStore, (position) => position.fixedAtMs !== null);
  const isRefused = useStore(positionTroubleStore, ({ reason }) => reason === "denied");
  const waitsFor = useWaitsFor(mode, hasFix);
  const Icon = ICONS[mode];

  function choose() {
    // iOS gives a heading only to who asked for it in a tap.
    if (mode === "off") void allowCompass();
    controller?.setFollow(nextFollowMode(mode));
  }

  return (
    <div className={styles["follow"]}>
      <span className={styles["waiting"]} role="status">
        {waitsFor}
      </span>
      <IconButton
        label={followLabel(mode)}
        icon={
          mode !== "off" && !hasFix && !isRefused ? (
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

function followModeOf({ followMode }: MapController): FollowMode {
  return followMode;
}

/** What is missing for this mode, in words; null when nothing is. */
function useWaitsFor(mode: FollowMode, hasFix: boolean): string | null {
  const directions = useStore(directionsStore);
  const { reason } = useStore(positionTroubleStore);
  if (mode === "off") return null;
  if (!hasFix) return waitingText(reason);
  if (mode === "course" && directions.course === null) return mapTexts.waitingForCourse;
  if (mode === "compass" && directions.compass === null) return mapTexts.waitingForCompass;
  return null;
}
