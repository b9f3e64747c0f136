// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import layout from "./layout.module.css";
import styles from "./row-list.module.css";

/** The class of a link or button whose contents are a `Row`. */
export const rowClass = styles["row"];

/** A group of rows, each a list item. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles["rows"]}>{children}</ul>;
}

interface RowProps {
  readonly Icon: LucideIcon;
  readonly name: string;
  /** The present value, in smaller letters. */
  readonly value?: string | null | undefined;
}

/** The contents of a row that leads elsewhere: an icon, a name and its present value. */
export function Row({ Icon, name, value }: RowProps) {
  return (
    <>
      <Icon aria-hidden="true" size={24} />
      <span className={styles["words"]}>
        <span>{name}</span>
        {value ? <span className={layout["hint"]}>{value}</span> : null}
      </span>
      <ChevronRight aria-hidden="true" size={20} />
    </>
  );
}
