/** Texts of the tools for the water in the list of tools; apart, because every map loads them. */
export const fairwayEntryTexts = {
  near: "Bruggen, sluizen en boeien",
  nearHelp: "Met boeien en lichten, rond het midden van de kaart",
  markRoute: "Route langs boeien",
  markRouteHelp: "Tik boeien, bruggen of plekken aan; langs benoemd water volgt de route dat water",
} as const;
