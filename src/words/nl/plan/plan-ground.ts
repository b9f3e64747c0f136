/** Texts about the surface and heights along a plan. */
export const groundTexts = {
  heading: "Ondergrond",
  paved: "Verhard",
  unpaved: "Onverhard",
  unknown: "Onbekend",
  allUnknown: "Dit kaartpakket weet niet wat verhard is.",
  noHeights: "Dit kaartpakket heeft geen hoogtes.",
  preferPaved: "Liefst verhard",
  preferUnpaved: "Liefst onverhard",
} as const;
