import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

interface FieldWords {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence that says what is wrong and what to do; empty when nothing is. */
  readonly error?: string | undefined;
}

/** A line of text with its label above and its hint or error below. */
export function TextField({
  label,
  hint,
  error,
  ...rest
}: FieldWords & Omit<ComponentProps<"input">, "id">) {
  return (
    <Field words={{ label, hint, error }}>
      {(shared) => <input autoComplete="off" {...rest} {...shared} />}
    </Field>
  );
}

/** Several lines of text, with the same words around them as a TextField. */
export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldWords & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <Field words={{ label, hint, error }}>
      {(shared) => <textarea rows={4} {...rest} {...shared} />}
    </Field>
  );
}

/** What ties an input to the words around it. */
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

function Field({ words: { label, hint, error }, children }: FieldProps) {
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
