/** The kinds of records whose size is shown, by name. */
export const STORED_KINDS = {
  tracks: "Tracks en opnames",
  photos: "Foto's",
  plans: "Routes",
} as const;

/** Texts about the use of storage, and about data that the browser may delete. */
export const storageUseTexts = {
  packs: "Kaartpakketten",
  areas: "Bewaarde gebieden",
  rest: "De app zelf en de rest",
  total: "Samen",
  free: "Nog vrij volgens de browser",
  unknown: "onbekend",
  failed: "Het ruimtegebruik is nu niet te meten.",
  measuring: "De opslag wordt gemeten …",
  keeping: "Wat mag de browser wissen?",
  persisted: "De browser heeft beloofd niets van Scouting Map te wissen. Alleen jij kunt dat.",
  notPersisted:
    "Raakt dit apparaat vol, dan mag de browser alles van Scouting Map wissen: kaarten, tracks en waypoints.",
  notSaid: "Deze browser zegt niet of hij iets wist. Maak geregeld een back-up.",
  why: "Vraag hem het niet te doen: een opname of kaart die onderweg verdwijnt, krijg je daar niet terug.",
  ask: "Laat de browser alles bewaren",
  refused:
    "De browser belooft het nog niet. Gebruik de app vaker of zet haar op je beginscherm, en vraag het dan opnieuw.",
  safari:
    "Safari wist alles van een website die je zeven dagen niet opent. Op je beginscherm gebeurt dat niet.",
  install: "Zet Scouting Map op je beginscherm: dan geeft de browser de opslag meer zekerheid.",
  installIos: "Tik in Safari op Deel en kies Zet op beginscherm.",
  installAndroid:
    "Open het menu van je browser en kies App installeren of Toevoegen aan startscherm.",
  installDesktop: "Klik rechts in de adresbalk op het pictogram om de app te installeren.",
  installed: "Scouting Map staat op je beginscherm.",
  cleared:
    "Wis je zelf de gegevens van je browser of van deze site, dan is alles weg, ook met die belofte. Een back-up bewaart wat je zelf maakte.",
  rename: "Wijzig naam",
  newName: "Nieuwe naam",
  export: "Exporteer",
  exported:
    "De bestanden staan bij je downloads. Zet ze op het andere apparaat in één map en open ze daar bij Kaartpakketten.",
  notExported:
    "Exporteren lukte niet. Sluit andere tabbladen van Scouting Map en probeer het opnieuw.",
  exporting: "De bestanden worden klaargezet …",
} as const;
