import { Field } from "./field.tsx";

interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly hint?: string;
  /** The values to choose from, each once. */
  readonly options: readonly Value[];
  readonly value: Value;
  readonly textOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

/** A select box with its label above and its hint below. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, hint, options, value, textOf, onChoose } = props;
  return (
    <Field words={{ label, hint }}>
      {(shared) => (
        <select
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = options[currentTarget.selectedIndex];
            if (chosen !== undefined) onChoose(chosen);
          }}
          {...shared}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {textOf(option)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
