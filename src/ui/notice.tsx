import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly tone?: "plain" | "danger";
  /** True if a screen reader announces it immediately. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** An important sentence with an optional action. */
export function Notice({ tone = "plain", isUrgent = false, children, action }: NoticeProps) {
  return (
    <div className={styles["notice"]} data-tone={tone} role={isUrgent ? "alert" : "status"}>
      <div className={styles["text"]}>{children}</div>
      {action}
    </div>
  );
}
