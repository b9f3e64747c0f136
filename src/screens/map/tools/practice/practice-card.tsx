import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { MapPort } from "#mapview/map-port.ts";
import styles from "#screens/map/card/aiming.module.css";
import { Card } from "#screens/map/card/card.tsx";
import { Cross } from "#screens/map/card/cross.tsx";
import { useMapKeys } from "#screens/map/on-map/map-keys.ts";
import { formatMeters } from "#sentences/intl/format.ts";
import { attemptText } from "#sentences/scouting/practice.ts";
import {
  beginPractice,
  finishPractice,
  pinOwnPosition,
  practiceStore,
  resumePractice,
} from "#state/scouting/practice.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { practiceTexts } from "#words/scouting/practice.ts";
import { PracticeResult } from "./practice-result.tsx";
import { practiceTime } from "./practice-time.ts";

export interface PracticeCardProps {
  readonly controller: Pick<MapPort, "center" | "keepCenterIn" | "setFollow">;
  readonly onClose: () => void;
}

/** Hides the own position and judges where the user thinks they are; closing it shows the position again. */
export function PracticeCard({ controller, onClose }: PracticeCardProps) {
  const { round, isHiding } = useStore(practiceStore);
  useEffect(() => {
    void resumePractice();
    return finishPractice;
  }, []);
  useEffect(() => {
    if (isHiding) controller.setFollow("off");
  }, [controller, isHiding]);
  if (!round) {
    return (
      <Card heading={practiceTexts.name} onClose={onClose}>
        <p>{practiceTexts.intro}</p>
        <Button variant="primary" onClick={() => void beginPractice()}>
          {practiceTexts.begin}
        </Button>
      </Card>
    );
  }
  if (isHiding) return <Pinning controller={controller} />;
  return <PracticeResult round={round} onClose={onClose} />;
}

function Pinning({ controller }: Pick<PracticeCardProps, "controller">) {
  const { round, hasFailed } = useStore(practiceStore);
  const [isWithoutPosition, setWithoutPosition] = useState(false);
  const pin = async () => {
    if (controller.center) setWithoutPosition(!(await pinOwnPosition(controller.center)));
  };
  useMapKeys({ Enter: () => void pin(), Escape: finishPractice });
  const attempts = round?.attempts ?? [];
  const last = attempts.at(-1);
  const message = last
    ? attemptText(attempts.length, formatMeters(last.errorMeters), practiceTime(last.durationMs))
    : practiceTexts.intro;
  return (
    <Cross controller={controller} label={practiceTexts.name} className={styles["bar"]}>
      <p role="status" data-problem={isWithoutPosition || hasFailed || last ? "" : undefined}>
        {isWithoutPosition ? practiceTexts.noPosition : message}
        {hasFailed ? ` ${practiceTexts.notStored}` : null}
      </p>
      <div className={classNames(layout["actions"], styles["choices"])}>
        <Button variant="primary" className={styles["confirm"]} onClick={() => void pin()}>
          {practiceTexts.here}
        </Button>
        <Button onClick={finishPractice}>{practiceTexts.result}</Button>
      </div>
    </Cross>
  );
}
