import type { ReactNode, Ref } from "react";
import type { NoticeName } from "#state/map/notice-turns.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { mapTexts } from "#words/map/map.ts";
import styles from "./map-notices.module.css";

interface NoticeBoxProps {
  readonly name: NoticeName;
  readonly onHide: () => void;
  readonly hideLabel?: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A notice over the map that can be dismissed. */
export function NoticeBox({
  name,
  onHide,
  hideLabel = mapTexts.hideNotice,
  className,
  ref,
  children,
}: NoticeBoxProps) {
  return (
    <div ref={ref} className={classNames(styles["notice"], className)} data-notice={name}>
      {children}
      <Button variant="quiet" className={styles["hide"]} aria-label={hideLabel} onClick={onHide}>
        ×
      </Button>
    </div>
  );
}
