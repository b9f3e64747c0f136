import type { ReactNode } from "react";
import styles from "./toast.module.css";

/** A short message above the bottom bar, with one action. */
export function Toast({
  children,
  action,
}: {
  readonly children: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles["toast"]} role="status">
      <span>{children}</span>
      {action}
    </div>
  );
}
