import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";

interface NumberEntryProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onNumber: (value: number) => void;
}

/** A field for a whole number; anything else is not stored, and the number comes back afterwards. */
export function NumberEntry({ label, value, min, max, onNumber }: NumberEntryProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      label={label}
      min={min}
      max={max}
      value={typed ?? `${value}`}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = Number(currentTarget.value);
        const isThere = currentTarget.value.trim() !== "" && Number.isInteger(number);
        if (isThere && number >= min && number <= max) onNumber(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
