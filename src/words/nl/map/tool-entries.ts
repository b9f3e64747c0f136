/** Texts with which the tools of the map are listed and opened; separate from their own texts, because every map loads them. */
export const toolEntryTexts = {
  anchor: { name: "Ankerwacht", short: "Anker", hint: "Waakt over je anker, met alarm" },
  help: { name: "Hulp", hint: "Lees je plek voor, bel 112, stuur een sms" },
  hunt: { name: "Jacht", hint: "Cirkels, waarnemingen en gebieden, zoals bij de Jotihunt" },
  namedRoutes: {
    name: "Bewegwijzerde routes",
    hint: "LAW’s, streekpaden en LF-routes uit je kaartpakketten",
  },
  offline: {
    name: "Werkt dit offline?",
    hint: "Wat van dit stuk kaart op je apparaat staat, en wat niet",
  },
  practice: {
    name: "Oefenen",
    hint: "Wijs op de kaart aan waar je bent, zonder je positie te zien",
  },
  protractor: { name: "Kaarthoekmeter", hint: "Gradencirkel en meetlat over de kaart, op schaal" },
  saveArea: { name: "Bewaar dit gebied", hint: "De kaart van hier, ook zonder netwerk" },
  fetchRegion: { name: "Haal je streek op", hint: "Kaart, knooppunten en vaarwegen in één keer" },
  fetchNetworks: {
    name: "Haal knooppunten op",
    hint: "Wandel-, fiets- en vaarknooppunten van hier, om zonder netwerk te plannen",
  },
  survey: { name: "Peilen", hint: "Kruispeiling, vooruitpeiling en projectie" },
  formula: { name: "Formulecoördinaten", hint: "Vul letters in tot je de plek weet" },
  helm: { name: "Stuurstand", short: "Stuur" },
  fairways: {
    name: "Bruggen, sluizen en boeien",
    hint: "Met boeien en lichten, rond het midden van de kaart",
  },
  markRoute: {
    name: "Route langs boeien",
    hint: "Tik boeien, bruggen of plekken aan; langs benoemd water volgt de route dat water",
  },
  navigationBroken:
    "Er ging iets mis met de navigatie. De kaart werkt nog: stop de navigatie en kies de route opnieuw.",
  stopNavigation: "Stop met volgen",
} as const;
