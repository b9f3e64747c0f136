import { expect, it } from "vitest";
import { addStop, emptyDraft } from "#domain/plans/plan-draft.ts";
import type { SavedPlan } from "#domain/plans/saved-plan.ts";
import { planSubject } from "./use-stored-plan.ts";

it("finds a saved plan by its id, and one that was changed or never saved as that of this moment", () => {
  const draft = addStop(emptyDraft("walk"), { osmId: 1, number: "14", lat: 52, lng: 4.36 });
  const stored = { id: "a", draft: structuredClone(draft) } as SavedPlan;
  expect(planSubject(draft, stored)).toEqual({ kind: "plan", id: "a" });
  expect(planSubject(draft, undefined)).toEqual({ kind: "now" });
  const changed = addStop(draft, { osmId: 2, number: "15", lat: 52.01, lng: 4.36 });
  expect(planSubject(changed, stored)).toEqual({ kind: "now" });
});
