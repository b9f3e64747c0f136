import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface NoticeProps {
  readonly tone?: "plain" | "danger";
  /** A screen reader says it at once. */
  readonly isUrgent?: boolean;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A sentence the user should not miss, with what can be done about it beside it. */
export function Notice({ tone = "plain", isUrgent = false, children, action }: NoticeProps) {
  return (
    <div className={styles["notice"]} data-tone={tone} role={isUrgent ? "alert" : "status"}>
      <p>{children}</p>
      {action}
    </div>
  );
}
