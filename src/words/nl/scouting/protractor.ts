/** Texts of the protractor on the map. */
export const protractorTexts = {
  name: "Kaarthoekmeter",
  hint: "Tik op de kaart om hem te verleggen. De lange streep wijst naar het kaartnoorden, de streepjes staan om de 100 meter. Druk je de kaart af, dan staat hij op het blad.",
  scale: "Schaal",
  center: "Leg in het midden",
  remove: "Berg op",
  abroad: "Het RD-raster geldt alleen in Nederland: schuif de kaart daarheen.",
  square: "Km-vak in het midden",
} as const;
