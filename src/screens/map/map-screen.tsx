import { useRef, useState } from "react";
import { mapTexts } from "#i18n/map.ts";
import { navigationTexts } from "#i18n/navigation.ts";
import { lazyCard } from "./cards/lazy-card.tsx";
import { MapButtons } from "./map-buttons.tsx";
import { useMapKeys } from "./map-keys.ts";
import { isMapKept, useMapLife } from "./map-life.ts";
import { MapNotices } from "./map-notices.tsx";
import styles from "./map-screen.module.css";
import { useMapTask } from "./map-task.ts";
import { OverviewPicture, usePictureStage } from "./overview-picture.tsx";
import { usePrint } from "./print/use-print.ts";
import { useCenterInWords } from "./use-center-in-words.ts";
import { useMapEvent } from "./use-map-event.ts";

/** Everything that is not there before somebody asks for it. */
const LazyMapCards = lazyCard(
  async () => (await import(/* webpackChunkName: "map-cards" */ "./cards/map-cards.tsx")).MapCards,
);

/** The map over the whole screen: a picture of it at once, the live map as soon as it can. */
export function Component() {
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isMapKept);
  const { stage, setPainted } = usePictureStage(isDrawn);
  const { controller, isUnsupported } = useMapLife(container, stage.isPainted);
  useMapEvent(controller, "drawn", () => setDrawn(true));
  usePrint(isDrawn);
  const tasks = useMapTask(controller);
  const { said, say } = useCenterInWords(controller);
  useMapKeys({ m: say, n: () => controller?.faceNorth() });
  return (
    <div className={styles["screen"]}>
      <title>{`${mapTexts.heading} · ${navigationTexts.productName}`}</title>
      <h2 className="visually-hidden">{mapTexts.heading}</h2>
      <div ref={container} className={styles["map"]} />
      <OverviewPicture stage={stage} onPainted={() => setPainted(true)} />
      <MapNotices
        controller={controller}
        isUnsupported={isUnsupported}
        onSaveArea={() => tasks.setTask({ kind: "saving" })}
      />
      <MapButtons controller={isUnsupported ? null : controller} {...tasks} />
      {controller && tasks.hasBegun ? (
        <LazyMapCards
          controller={controller}
          {...tasks}
          isIdle={tasks.task.kind === "looking"}
          onClose={tasks.endTask}
          onSay={say}
          said={said}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
