import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

export interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence that names the problem and its solution; empty without a problem. */
  readonly error?: string | undefined;
}

/** The attributes that connect an input to its label, hint and error. */
interface SharedProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string;
}

interface FieldProps {
  readonly words: FieldWords;
  readonly children: (shared: SharedProps) => ReactNode;
}

/** An input, whatever its element, with its label above and its hint or error below. */
export function Field({ words: { label, hint, error }, children }: FieldProps) {
  const id = useId();
  const wordsId = `${id}-words`;
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        className: styles["input"],
        "aria-invalid": error ? true : undefined,
        "aria-describedby": wordsId,
      })}
      <p id={wordsId} className={styles[error ? "error" : "hint"]} aria-live="polite">
        {error ?? hint}
      </p>
    </div>
  );
}
