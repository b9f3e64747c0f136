import { useRef, useState } from "react";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { useIsWide } from "#parts/use-is-wide.ts";
import { MapButtons } from "#screens/map/buttons/map-buttons.tsx";
import { MapNotices } from "#screens/map/notices/map-notices.tsx";
import { LazyHoveredThing } from "#screens/map/on-map/lazy-hovered-thing.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { CenterWordsContext, useCenterInWords } from "#screens/map/on-map/use-center-in-words.ts";
import { useMapEvent } from "#screens/map/on-map/use-map-event.ts";
import { useStartView, useViewAddress } from "#screens/map/on-map/use-view-address.ts";
import { LazyTaskCards } from "#screens/map/task/lazy-task-cards.tsx";
import { toolKeys } from "#screens/map/task/tool-keys.ts";
import { saveAreaLink } from "#screens/map/task/tool-links.ts";
import { useMapTask } from "#screens/map/task/use-map-task.ts";
import { MAP_TOOLS } from "#screens/map/tools/map-tools.ts";
import { usePrint } from "#screens/map/tools/print/use-print.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import { mapTexts } from "#words/map/map.ts";
import { isMapDrawn, useMapLife } from "./map-life.ts";
import styles from "./map-screen.module.css";
import { OverviewPicture, usePictureStage } from "./overview-picture.tsx";

const MapPanel = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "map-panel" */ "#screens/map/panel/map-panel.tsx")).MapPanel,
  {
    // The buttons above it open everything that it shows.
    failed: () => null,
  },
);

/** The full-screen map: first a picture, then the live map as soon as possible. */
export function Component() {
  useStartView();
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isMapDrawn);
  const { stage, setPainted } = usePictureStage(isDrawn);
  const { controller, isUnsupported } = useMapLife(container, stage.isPainted);
  useMapEvent(controller, "drawn", () => setDrawn(true));
  useViewAddress(controller);
  usePrint(isDrawn);
  const { hasBegun, close, ...tasks } = useMapTask(MAP_TOOLS, controller);
  const words = useCenterInWords(controller);
  const isWide = useIsWide();
  useMapKeys({
    ...toolKeys(MAP_TOOLS, controller, tasks.open),
    m: words.say,
    n: () => controller?.faceNorth(),
  });
  return (
    <div className={styles["screen"]}>
      <title>{`${mapTexts.heading} · ${navigationTexts.productName}`}</title>
      <h2 className="visually-hidden">{mapTexts.heading}</h2>
      <div ref={container} className={styles["map"]} />
      <OverviewPicture stage={stage} onPainted={() => setPainted(true)} />
      <LazyHoveredThing controller={controller} />
      <MapNotices
        controller={controller}
        isUnsupported={isUnsupported}
        onSaveArea={() => tasks.open(saveAreaLink, { along: null })}
      />
      <MapButtons
        controller={isUnsupported ? null : controller}
        tools={MAP_TOOLS}
        panel={
          isWide && controller && tasks.task === null ? (
            <MapPanel controller={controller} open={tasks.open} />
          ) : null
        }
        close={close}
        {...tasks}
      />
      {controller && hasBegun ? (
        <CenterWordsContext value={words}>
          <LazyTaskCards
            controller={controller}
            tools={MAP_TOOLS}
            {...tasks}
            isIdle={tasks.task === null}
            onClose={close}
          />
        </CenterWordsContext>
      ) : null}
      <p className="visually-hidden" role="status">
        {words.message}
      </p>
    </div>
  );
}
