import { beforeEach, expect, it, vi } from "vitest";
import { FORMULA_LIMITS } from "#domain/formula/formula-draft.ts";
import { emptyIndexedDb } from "#storage/fake-database.ts";
import { storedForm } from "#storage/records/record-kind.ts";
import { FORMULAS } from "#storage/records/scouting/scouting-records.ts";
import { lateWindow } from "../late-window.fixture.ts";
import { createFormulas } from "./formulas.ts";

beforeEach(emptyIndexedDb);

it("keeps the formulas readable whatever the length of one in a link, and the number of them", async () => {
  let id = 0;
  const list = createFormulas({ ...lateWindow("phone"), randomId: () => `${++id}` });
  await list.load();
  const stored = () => list.store.getState().document;
  list.add("N 52° 0A.123 E 5° 0B.456 ".repeat(20));
  await vi.waitFor(() => expect(stored().formulas).toHaveLength(1));
  expect(FORMULAS.read(storedForm(FORMULAS, stored()), "formulas")).not.toBeNull();
  // Two windows may add the last one at the same time.
  for (let count = 0; count <= FORMULA_LIMITS.formulas; count += 1) list.add("");
  await vi.waitFor(() => expect(stored().formulas).toHaveLength(FORMULA_LIMITS.formulas));
  expect(FORMULAS.read(storedForm(FORMULAS, stored()), "formulas")).not.toBeNull();
});
