import { useState } from "react";
import { readDecimal } from "#domain/text/read-decimal.ts";
import { writeDecimal } from "#domain/text/write-decimal.ts";
import { TextField } from "#ui/text-field.tsx";
import { LOCALE } from "#words/locale.ts";

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Null leaves the field empty. */
  readonly value: number | null;
  /** The lowest and the highest number that is accepted. */
  readonly range: readonly [min: number, max: number];
  /** A number with more decimals is invalid. */
  readonly maxDecimals?: number;
  /** The error for any other text. */
  readonly problem: string;
  readonly onChange: (value: number) => void;
  /** Called when the text is deleted; without it, an empty text is an error. */
  readonly onClear?: (() => void) | undefined;
}

/** A field that reports each valid number, with a comma or a point; invalid text changes nothing. */
export function NumberField({
  label,
  hint,
  value,
  range: [min, max],
  maxDecimals = 15,
  problem,
  onChange,
  onClear,
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isCleared = typed?.trim() === "" && onClear !== undefined;
  const tooManyDecimals = new RegExp(`[.,]\\d{${maxDecimals + 1}}`);
  const read = (text: string) => (tooManyDecimals.test(text) ? null : readDecimal(text, min, max));
  const isWrong = typed !== null && !isCleared && read(typed) === null;

  function change(text: string) {
    setTyped(text);
    const number = read(text);
    if (number !== null) onChange(number);
    else if (text.trim() === "") onClear?.();
  }

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="decimal"
      value={typed ?? (value === null ? "" : writeDecimal(value, LOCALE))}
      error={isWrong ? problem : undefined}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
