import type { ReactNode } from "react";
import layout from "#ui/layout.module.css";
import styles from "./pack-row.module.css";

interface PackRowProps {
  readonly name: string;
  /** Text after the name. */
  readonly mark?: string;
  readonly progress?: ReactNode;
  readonly facts?: string;
  readonly note?: string | undefined;
  /** The buttons. */
  readonly children?: ReactNode;
  /** Shown below all else, over the whole width. */
  readonly more?: ReactNode;
}

/** A row for a pack or saved area: its name, facts and buttons. */
export function PackRow({ name, mark, progress, facts, note, children, more }: PackRowProps) {
  return (
    <li className={styles["item"]}>
      <div className={styles["words"]}>
        <span className={styles["title"]}>
          <span className={styles["name"]}>{name}</span>
          {mark ? <span className={styles["mark"]}>{mark}</span> : null}
        </span>
        {progress}
        {facts === undefined ? null : <span className={styles["facts"]}>{facts}</span>}
        {note ? <span>{note}</span> : null}
      </div>
      {children ? <div className={layout["actions"]}>{children}</div> : null}
      {more}
    </li>
  );
}
