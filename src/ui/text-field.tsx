import { type ComponentProps, useId } from "react";
import styles from "./field.module.css";

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence that says what is wrong and what to do; empty when nothing is. */
  readonly error?: string | undefined;
}

type TextFieldProps = FieldWords & Omit<ComponentProps<"input">, "id">;

/** A line of text with its label above and its hint or error below. */
export function TextField({ label, hint, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={styles["input"]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-words`}
      />
      <FieldWordsBelow id={`${id}-words`} hint={hint} error={error} />
    </div>
  );
}

type TextAreaProps = FieldWords & Omit<ComponentProps<"textarea">, "id">;

/** Several lines of text, with the same words around them as a TextField. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={styles["field"]}>
      <label htmlFor={id}>{label}</label>
      <textarea
        rows={4}
        {...rest}
        id={id}
        className={styles["input"]}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-words`}
      />
      <FieldWordsBelow id={`${id}-words`} hint={hint} error={error} />
    </div>
  );
}

function FieldWordsBelow({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <p id={id} className={error ? styles["error"] : styles["hint"]} aria-live="polite">
      {error ?? hint}
    </p>
  );
}
