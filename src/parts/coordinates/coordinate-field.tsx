import { useEffect, useRef } from "react";
import { hintNear } from "#sentences/map/search.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { coordinateForms, coordinateTexts, readAsText } from "#words/map/search.ts";
import type { CoordinateFieldState } from "./use-coordinate-field.ts";

/** A field for coordinates in every notation; if they can mean several places, it lists these. */
export function CoordinateField({ field }: { readonly field: CoordinateFieldState }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.error) input.current?.focus();
  }, [field.error]);
  return (
    <>
      <TextField
        ref={input}
        label={coordinateTexts.label}
        hint={coordinateTexts.hint}
        error={field.error}
        value={field.text}
        onChange={(event) => field.setText(event.currentTarget.value)}
      />
      {field.readNear === null ? null : (
        <Notice action={<Button onClick={field.chooseOther}>{coordinateTexts.otherPlace}</Button>}>
          {readAsText(field.readNear)}
        </Notice>
      )}
      {field.question === null ? null : <Notice>{field.question}</Notice>}
      {field.candidates.length > 0 ? (
        <ul className={layout["actions"]}>
          {field.candidates.map((candidate, index) => (
            <li key={`${candidate.form} ${candidate.text}`}>
              <Button onClick={() => field.choose(candidate)}>
                {coordinateForms[candidate.form]}: {hintNear(candidate.text, field.towns[index])}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
