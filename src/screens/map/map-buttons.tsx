import { LoaderCircle, Locate, LocateFixed, MapPinPlus, Minus, Plus } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand";
import { mapTexts } from "#i18n/map.ts";
import type { MapController } from "#mapview/map-controller.ts";
import { allowCompass, positionStore } from "#state/position.ts";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./map-buttons.module.css";
import { useMapEvent } from "./use-map-event.ts";

interface MapButtonsProps {
  readonly controller: MapController | null;
  readonly isAiming: boolean;
  readonly onAim: () => void;
}

/** The buttons over the map, where a thumb reaches them; they wait with the map. */
export function MapButtons({ controller, isAiming, onAim }: MapButtonsProps) {
  return (
    <section className={styles["buttons"]} aria-label={mapTexts.controls}>
      <IconButton
        label={mapTexts.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => controller?.zoomBy(1)}
      />
      <IconButton
        label={mapTexts.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => controller?.zoomBy(-1)}
      />
      <IconButton
        label={mapTexts.aim}
        icon={<MapPinPlus aria-hidden="true" />}
        aria-pressed={isAiming}
        disabled={!controller}
        onClick={onAim}
      />
      <FollowButton controller={controller} />
    </section>
  );
}

function FollowButton({ controller }: Pick<MapButtonsProps, "controller">) {
  const [isFollowing, setFollowing] = useState(controller?.isFollowing ?? false);
  const hasFix = useStore(positionStore, (position) => position.fixedAtMs !== null);
  useMapEvent(controller, "followChanged", setFollowing);
  const isWaiting = isFollowing && !hasFix;

  function toggle() {
    // iOS gives a heading only to who asked for it in a tap.
    if (!isFollowing) void allowCompass();
    controller?.setFollow(!isFollowing);
  }

  return (
    <div className={styles["follow"]}>
      <span className={styles["waiting"]} role="status">
        {isWaiting ? mapTexts.waitingForPosition : null}
      </span>
      <IconButton
        label={isFollowing ? mapTexts.unfollow : mapTexts.follow}
        icon={<FollowIcon isFollowing={isFollowing} isWaiting={isWaiting} />}
        aria-pressed={isFollowing}
        disabled={!controller}
        data-follow={followState(isFollowing, isWaiting)}
        onClick={toggle}
      />
    </div>
  );
}

function FollowIcon({ isFollowing, isWaiting }: Record<"isFollowing" | "isWaiting", boolean>) {
  if (isWaiting) return <LoaderCircle aria-hidden="true" className={styles["turning"]} />;
  return isFollowing ? <LocateFixed aria-hidden="true" /> : <Locate aria-hidden="true" />;
}

function followState(isFollowing: boolean, isWaiting: boolean): "off" | "waiting" | "follow" {
  if (!isFollowing) return "off";
  return isWaiting ? "waiting" : "follow";
}
