import type { ReactNode } from "react";
import styles from "./choice.module.css";
import layout from "./layout.module.css";

interface ChoiceProps {
  readonly kind: "radio" | "checkbox";
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChoose: (checked: boolean) => void;
  /** Called at every tap, also on a selected radio button. */
  readonly onTap?: () => void;
}

/** A row with a radio button or check box, its label, and a hint below it. */
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
        {hint ? <span className={layout["hint"]}>{hint}</span> : null}
      </span>
    </label>
  );
}
