import type { ComponentProps } from "react";
import { Field, type FieldWords } from "./field.tsx";

/** A text input with its label above and its hint or error below. */
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

/** A multi-line TextField. */
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
