import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./empty.module.css";

interface EmptyProps {
  readonly Icon: LucideIcon;
  /** One sentence. */
  readonly children: ReactNode;
}

/** A drawing and a sentence in place of a list without entries. */
export function Empty({ Icon, children }: EmptyProps) {
  return (
    <div className={styles["empty"]}>
      <Icon aria-hidden="true" size={40} strokeWidth={1.5} />
      <p>{children}</p>
    </div>
  );
}
