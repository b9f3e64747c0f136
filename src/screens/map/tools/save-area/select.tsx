import { useId } from "react";
import styles from "./save-area.module.css";

interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** A select box with its label above it. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, value, options, onChoose } = props;
  const id = useId();
  return (
    <div className={styles["select"]}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((one) => String(one.value) === event.currentTarget.value);
          if (chosen) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
