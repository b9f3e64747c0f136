import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import styles from "./printed-plan.module.css";

/** To be fixed to a handlebar and read while one goes, or to be folded into a pocket. */
export type PrintSize = "handlebar" | "pocket";

interface PrintedPlanProps {
  readonly size: PrintSize;
  readonly title: string;
  readonly sums: string;
  /** `leg`: how far it is from the number before; null for the first. `along`: the places between the two. */
  readonly nodes: readonly {
    readonly number: string;
    readonly leg: string | null;
    readonly along?: string;
  }[];
  readonly onPrinted: () => void;
}

/** The plan in black on white, printed as soon as it is there; on the screen nothing is seen of it. */
export function PrintedPlan({ size, title, sums, nodes, onPrinted }: PrintedPlanProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const onAfterPrint = () => end();
    window.addEventListener("afterprint", onAfterPrint);
    window.print();
    return () => window.removeEventListener("afterprint", onAfterPrint);
  }, []);
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
