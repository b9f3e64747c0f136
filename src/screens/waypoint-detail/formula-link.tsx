import { Sigma } from "lucide-react";
import { Link } from "react-router";
import { findFormula } from "#domain/formula/find-formula.ts";
import { formulaPath } from "#domain/links/app-path.ts";
import { buttonClass } from "#ui/button.tsx";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";

/** A link that fills in the formula of a note on the map; nothing for a note without one. */
export function FormulaLink({ note }: { readonly note: string }) {
  const text = findFormula(note);
  if (text === null) return null;
  return (
    <Link to={formulaPath(text)} className={buttonClass("secondary")}>
      <Sigma aria-hidden="true" size={20} />
      {detailTexts.fillFormula}
    </Link>
  );
}
