import { type FormEvent, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { CoordinateField } from "#parts/coordinates/coordinate-field.tsx";
import { useCoordinateField } from "#parts/coordinates/use-coordinate-field.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { surveyTexts } from "#words/scouting/survey.ts";

/** A field for the coordinates of a point of a tool, behind a button: most points are tapped on the map. */
export function TypedPoint({ onPoint }: { readonly onPoint: (place: LatLng) => void }) {
  const field = useCoordinateField();
  const [isOpen, setOpen] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    const read = await field.read();
    if (!read) return;
    onPoint(read.place);
    field.setText("");
    setOpen(false);
  }

  if (!isOpen) return <Button onClick={() => setOpen(true)}>{surveyTexts.typePoint}</Button>;
  return (
    <form className={layout["closeStack"]} onSubmit={(event) => void add(event)}>
      <CoordinateField field={field} />
      <Button type="submit" variant="primary">
        {surveyTexts.addTyped}
      </Button>
    </form>
  );
}
