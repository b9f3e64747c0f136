import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { MapButtons } from "#screens/map/buttons/map-buttons.tsx";
import { MapNotices } from "#screens/map/notices/map-notices.tsx";
import { LazyHoveredThing } from "#screens/map/on-map/lazy-hovered-thing.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useFirstFix, useStartView } from "#screens/map/on-map/use-view-address.ts";
import type { AnyMapTool } from "#screens/map/task/map-tool.ts";
import { toolKeys } from "#screens/map/task/tool-keys.ts";
import { saveAreaLink } from "#screens/map/task/tool-links.ts";
import { useTaskOnMapScreen } from "#screens/map/task/use-map-task.ts";
import { MAP_TOOLS } from "#screens/map/tools/map-tools.ts";
import { mapEmbeddedStore } from "#state/map/map-embedded.ts";
import { isMapDrawn, useMapLife } from "./map-life.ts";
import styles from "./map-screen.module.css";
import { OverviewPicture, usePictureStage } from "./overview-picture.tsx";

/** The tools are in the panel of the map's own screen. */
const NO_TOOLS: readonly AnyMapTool[] = [];

/** The map beside the other screens on a desktop. A tap on something on it continues on the screen of the map. */
export function MapBeside() {
  useStartView();
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isMapDrawn);
  const { stage, setPainted } = usePictureStage(isDrawn);
  const isEmbedded = useStore(mapEmbeddedStore, (state) => state.isEmbedded);
  const mayStart = useIsIdle() && stage.isPainted;
  const { controller, isUnsupported } = useMapLife(container, mayStart, isEmbedded);
  useMapEvent(controller, "drawn", () => setDrawn(true));
  useFirstFix(controller);
  const open = useTaskOnMapScreen(MAP_TOOLS, controller);
  useMapKeys({ ...toolKeys(MAP_TOOLS, controller, open), n: () => controller?.faceNorth() });
  return (
    <div className={styles["beside"]}>
      <div ref={container} className={styles["map"]} />
      <OverviewPicture stage={stage} onPainted={() => setPainted(true)} />
      <LazyHoveredThing controller={controller} />
      <MapNotices
        controller={controller}
        isUnsupported={isUnsupported}
        onSaveArea={() => open(saveAreaLink, { along: null })}
      />
      <MapButtons
        controller={isUnsupported ? null : controller}
        tools={NO_TOOLS}
        task={null}
        open={open}
        close={() => {}}
      />
    </div>
  );
}

/** Returns whether the page was idle since the first render, so that the panel is painted before the map loads. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    // Safari has no `requestIdleCallback`.
    const wait = window.requestIdleCallback ?? setTimeout;
    wait(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
