import type { ComponentProps, ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import styles from "./map-sheet.module.css";

interface MapSheetProps extends ComponentProps<"section"> {
  /** A class with the custom properties of `map-sheet.module.css` that position it. */
  readonly placing?: string | undefined;
  /** The part of the map that stays free. */
  readonly free?: RefObject<HTMLDivElement | null>;
  /** Contents over that part. */
  readonly frame?: ReactNode;
}

/** A sheet over the lower edge of a map, or over its left side on a wide screen and on a phone in landscape. */
export function MapSheet({ placing, free, frame, className, ...section }: MapSheetProps) {
  return (
    <div className={classNames(styles["over"], placing)} data-map-sheet="">
      <div ref={free} className={styles["free"]}>
        {frame}
      </div>
      <section className={classNames(styles["sheet"], className)} {...section} />
    </div>
  );
}
