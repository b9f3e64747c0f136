import type { ReactNode } from "react";
import styles from "./choice.module.css";

interface ChoiceProps {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: (checked: boolean) => void;
  /** Called at every tap, also on a radio button that is chosen already. */
  readonly onTap?: () => void;
}

/** One row to tap: a radio button or a check box with its label, and a quiet line below it. */
export function Choice({ kind, name, label, hint, checked, onChoose, onTap }: ChoiceProps) {
  return (
    <label className={styles["choice"]}>
      <input
        type={kind}
        name={name}
        checked={checked}
        onClick={onTap}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      <span className={styles["words"]}>
        <span>{label}</span>
        {hint ? <span className={styles["hint"]}>{hint}</span> : null}
      </span>
    </label>
  );
}
