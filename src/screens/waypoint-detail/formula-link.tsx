import { Sigma } from "lucide-react";
import { findFormula } from "#domain/formula/find-formula.ts";
import { formulaPath } from "#domain/links/app-path.ts";
import { LinkButton } from "#parts/link-button.tsx";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

/** A link that fills in the formula of a note on the map; nothing for a note without one. */
export function FormulaLink({ note }: { readonly note: string }) {
  const text = findFormula(note);
  if (text === null) return null;
  return (
    <LinkButton to={formulaPath(text)} Icon={Sigma}>
      {detailTexts.fillFormula}
    </LinkButton>
  );
}
