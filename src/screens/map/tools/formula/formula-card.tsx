import { Plus, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { boxWithin } from "#domain/coordinates/lng-lat-box.ts";
import {
  FORMULA_LIMITS,
  type FormulaDraft,
  formulaOutcome,
} from "#domain/formula/formula-draft.ts";
import { boxAroundBoxes } from "#domain/packs/framed-box.ts";
import type { MapPort } from "#mapview/map-port.ts";
import { Card } from "#screens/map/card/card.tsx";
import { showSketch } from "#state/map/sketch-on-map.ts";
import {
  addFormula,
  changeFormula,
  formulasStore,
  loadFormulas,
  removeFormula,
} from "#state/scouting/formulas.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { formulaTexts } from "#words/scouting/formula.ts";
import { FormulaLetters } from "./formula-letters.tsx";
import { FormulaResult } from "./formula-result.tsx";

const EXAMPLE = "N 52° 0A.B12' E 5° (C+3)D.EFG'";
/** The radius shown around a place that was found, metres. */
const AROUND_METERS = 500;

export interface FormulaCardProps {
  readonly controller: Pick<MapPort, "showBounds">;
  /** A formula to begin with. */
  readonly initialText: string | null;
  /** Opens the card of a place that was found. */
  readonly onPlace: (place: LatLng) => void;
  readonly onClose: () => void;
}

/** Fills in the letters of coordinates, and shows the places that follow from them. */
export function FormulaCard({ controller, initialText, onPlace, onClose }: FormulaCardProps) {
  const { document, isRead, hasFailed } = useStore(formulasStore);
  const { formulas } = document;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isFull, setFull] = useState(false);
  const add = (text: string) => {
    const id = addFormula(text);
    setFull(id === null);
    if (id !== null) setOpenId(id);
  };
  useEffect(() => void loadFormulas(), []);
  // The formula of a note may be in the list already, which is known once that is read.
  useEffect(() => {
    if (isRead && initialText !== null) add(initialText);
  }, [isRead, initialText]);
  const open = formulas.find(({ id }) => id === openId) ?? formulas.at(-1);
  return (
    <Card heading={formulaTexts.heading} onClose={onClose}>
      {hasFailed ? <Notice tone="danger">{formulaTexts.failed}</Notice> : null}
      {isFull ? <Notice tone="danger">{formulaTexts.full}</Notice> : null}
      {formulas.length > 1 && open ? (
        <Select
          label={formulaTexts.others}
          options={formulas.map(({ id }) => id)}
          value={open.id}
          textOf={(id) => titleOf(formulas.find((one) => one.id === id))}
          onChoose={setOpenId}
        />
      ) : null}
      {open ? (
        <OneFormula key={open.id} draft={open} controller={controller} onPlace={onPlace} />
      ) : (
        <Intro />
      )}
      <div className={layout["actions"]}>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => add("")}>
          {formulaTexts.add}
        </Button>
        {open ? (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => removeFormula(open.id)}>
            {formulaTexts.remove}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function titleOf(draft: FormulaDraft | undefined): string {
  return draft?.name || draft?.text || formulaTexts.noName;
}

function Intro() {
  return (
    <p className={layout["hint"]}>
      {formulaTexts.intro} <code>{EXAMPLE}</code> {formulaTexts.rules}
    </p>
  );
}

interface OneFormulaProps extends Pick<FormulaCardProps, "controller" | "onPlace"> {
  readonly draft: FormulaDraft;
}

function OneFormula({ draft, controller, onPlace }: OneFormulaProps) {
  const outcome = formulaOutcome(draft);
  const { place, possible } = outcome;
  const places = place ? [place] : possible.map((one) => one.place);
  const shown = places.map(({ lat, lng }) => `${lat} ${lng}`).join();
  useEffect(() => showSketch("formula", outcome.sketch), [shown, draft.name]);
  useEffect(() => () => showSketch("formula", []), []);
  // A place may lie anywhere, and one that is not in view seems to be missing.
  useEffect(() => {
    if (places.length > 0)
      controller.showBounds(boxAroundBoxes(places.map((one) => boxWithin(one, AROUND_METERS))));
  }, [shown]);
  const isWrong = outcome.problem === "unreadable" && outcome.letters.length === 0;
  return (
    <>
      {draft.text === "" ? <Intro /> : null}
      <TextField
        label={formulaTexts.text}
        value={draft.text}
        maxLength={FORMULA_LIMITS.text}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={isWrong ? formulaTexts.problems.unreadable : undefined}
        onChange={({ currentTarget }) => changeFormula(draft.id, { text: currentTarget.value })}
      />
      <FormulaLetters draft={draft} letters={outcome.letters} />
      <FormulaResult outcome={outcome} onPlace={onPlace} />
    </>
  );
}
