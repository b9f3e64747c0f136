import type { ReactNode } from "react";
import styles from "./pack-row.module.css";

interface PackRowProps {
  readonly name: string;
  /** Said behind the name. */
  readonly mark?: string;
  readonly progress?: ReactNode;
  readonly facts: string;
  readonly note?: string | undefined;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** A pack or a saved area in a list: its name, what is to know of it, and its buttons. */
export function PackRow({ name, mark, progress, facts, note, children }: PackRowProps) {
  return (
    <li className={styles["item"]}>
      <div className={styles["words"]}>
        <span className={styles["title"]}>
          <span className={styles["name"]}>{name}</span>
          {mark ? <span className={styles["mark"]}>{mark}</span> : null}
        </span>
        {progress}
        <span className={styles["facts"]}>{facts}</span>
        {note ? <span>{note}</span> : null}
      </div>
      {children ? <div className={styles["actions"]}>{children}</div> : null}
    </li>
  );
}
