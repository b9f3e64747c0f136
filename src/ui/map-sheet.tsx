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
  /** True if that part remains as it is while the sheet moves to another stop. */
  readonly keepsFree?: boolean;
}

/** A sheet over the lower edge of a map, or over its left side on a wide screen and on a phone in landscape. */
export function MapSheet(props: MapSheetProps) {
  const { placing, free, frame, keepsFree, className, ...section } = props;
  return (
    <div
      className={classNames(styles["over"], placing)}
      data-map-sheet=""
      data-keeps-free={keepsFree || undefined}
    >
      <div ref={free} className={styles["free"]}>
        {frame}
      </div>
      <section className={classNames(styles["sheet"], className)} {...section} />
    </div>
  );
}
