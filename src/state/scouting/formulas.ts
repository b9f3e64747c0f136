import type { StoreApi } from "zustand/vanilla";
import {
  FORMULA_LIMITS,
  type FormulaDraft,
  type FormulaLetter,
} from "#domain/formula/formula-draft.ts";
import { type Changes, type Current, withItem, withItemFields } from "#domain/storage/current.ts";
import type { RandomId } from "#platform/random-id/random-id.ts";
import { device } from "#state/device/device.ts";
import {
  createDocumentStore,
  type DocumentDevice,
  type DocumentSnapshot,
} from "#state/records/document-store.ts";
import { edits } from "#state/records/edits.ts";
import { FORMULAS, type Formulas } from "#storage/records/scouting/scouting-records.ts";

/** The services of the device that formulas use. */
export interface FormulasDevice extends DocumentDevice {
  readonly randomId: RandomId;
}

/** The formulas of the device, which all windows edit. */
export interface FormulaList {
  readonly store: StoreApi<DocumentSnapshot<Formulas>>;
  /** Reads the stored formulas and follows the other windows. Only the first call has an effect. */
  load(): Promise<void>;
  /** Adds a formula, and returns its id; one that has this text already is used instead, and null means that the list is full. */
  add(text: string): string | null;
  change(id: string, changes: Changes<Pick<FormulaDraft, "name" | "text" | "sumText">>): void;
  typeLetter(id: string, letter: string, changes: Changes<FormulaLetter>): void;
  remove(id: string): void;
}

/** Creates the formulas of a device. */
export function createFormulas(device: FormulasDevice): FormulaList {
  const place = { kind: FORMULAS, id: "formulas", initial: { formulas: [] } };
  const saved = createDocumentStore<Formulas>(device, place);
  const formulas = () => saved.store.getState().document.formulas;
  const edit = (...made: Parameters<typeof saved.edit>): void => void saved.edit(...made);
  return {
    store: saved.store,
    load: saved.load,
    add(given) {
      // A link has any length; with a longer text no formula could be read again.
      const text = given.slice(0, FORMULA_LIMITS.text);
      const same = formulas().find((one) => text !== "" && one.text === text);
      if (same) return same.id;
      if (formulas().length >= FORMULA_LIMITS.formulas) return null;
      const formula: FormulaDraft = {
        id: device.randomId(),
        name: "",
        text,
        letters: [],
        sumText: "",
      };
      edit((now) =>
        now.formulas.length < FORMULA_LIMITS.formulas
          ? { ...now, formulas: withItem(now.formulas, formula) }
          : now,
      );
      return formula.id;
    },
    change: (id, changes) =>
      edit((now) => ({
        ...now,
        formulas: withItemFields<FormulaDraft>(now.formulas, id, changes),
      })),
    typeLetter: (id, letter, changes) =>
      edit((now) => ({
        ...now,
        formulas: withItemFields<FormulaDraft>(now.formulas, id, (formula) => ({
          letters: withLetter(formula.letters, letter, changes),
        })),
      })),
    remove(removedId) {
      const removed = formulas().find(({ id }) => id === removedId);
      edit(
        (now) => ({ ...now, formulas: now.formulas.filter(({ id }) => id !== removedId) }),
        removed && { kind: "delete", name: removed.name || removed.text },
      );
    },
  };
}

function withLetter(
  letters: readonly Current<FormulaLetter>[],
  letter: string,
  changes: Changes<FormulaLetter>,
): readonly Current<FormulaLetter>[] {
  const all = withItem(letters, { id: letter, digitsText: "", rangeText: "" });
  return withItemFields(all, letter, changes);
}

/** The formulas of this device, documented at `FormulaList`. */
export const {
  store: formulasStore,
  load: loadFormulas,
  add: addFormula,
  change: changeFormula,
  typeLetter: typeFormulaLetter,
  remove: removeFormula,
} = createFormulas({ ...device, edits });
