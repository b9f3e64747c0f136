import { createPortal } from "react-dom";
import { usePrinting } from "#parts/use-printing.ts";
import styles from "./printed-plan.module.css";

/** The size on paper: to fix on a handlebar, or to fold into a pocket. */
export type PrintSize = "handlebar" | "pocket";

interface PrintedPlanProps {
  readonly size: PrintSize;
  readonly title: string;
  readonly sums: string;
  /** `leg`: the distance from the previous number; null for the first. `along`: the places in between. */
  readonly nodes: readonly {
    readonly number: string;
    readonly leg: string | null;
    readonly along?: string;
  }[];
  readonly onPrinted: () => void;
}

/** The plan in black on white, printed immediately; invisible on the screen. */
export function PrintedPlan({ size, title, sums, nodes, onPrinted }: PrintedPlanProps) {
  usePrinting({ onPrinted });
  return createPortal(
    <div className={styles["plan"]} data-printed-plan={size}>
      <p className={styles["title"]}>
        <strong>
          <bdi>{title}</bdi>
        </strong>{" "}
        {sums}
      </p>
      <ol>
        {nodes.map(({ number, leg, along }, place) => (
          <li key={`${number} ${place}`}>
            <bdi className={styles["number"]}>{number}</bdi>
            <span className={styles["leg"]}>
              {leg}
              {along ? <span className={styles["along"]}>{along}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </div>,
    document.body,
  );
}
