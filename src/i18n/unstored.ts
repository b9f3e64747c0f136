/** What a device that stops now would lose, and what to do about it. */
export const unstoredTexts = {
  "text-only":
    "Nog niet veilig bewaard: valt de app nu uit, dan kun je dit kwijt zijn. Sluit andere tabbladen met Scouting Map en maak een back-up. De app probeert het opnieuw.",
  full: "Nog niet bewaard: er is geen ruimte meer op dit apparaat. Maak ruimte vrij en maak een back-up. De app probeert het opnieuw.",
  blocked:
    "Nog niet bewaard: sluit je de app, dan ben je dit kwijt. Sluit andere tabbladen met Scouting Map en maak een back-up. De app probeert het opnieuw.",
  unread:
    "De opslag geeft geen antwoord: misschien mis je waypoints, en wat je nu bewaart, is niet veilig. Sluit andere tabbladen met Scouting Map. De app probeert het opnieuw.",
  make: "Maak een back-up",
  madeOfWaypoints: "Alleen je waypoints staan in het bestand; de rest kan de app nu niet lezen.",
  notMade: "Downloaden lukte niet. Probeer het zo nog eens.",
  hide: "Verberg",
} as const;
