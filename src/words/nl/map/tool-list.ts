export const toolListTexts = {
  search: "Zoek in deze lijst",
  recent: "Laatst gebruikt",
  none: (query: string) => `Niets gevonden voor “${query}”.`,
  shortcut: (key: string) => `toets ${key}`,
  groups: {
    route: "Route",
    measure: "Meten en peilen",
    map: "Kaart bewaren en afdrukken",
    water: "Op het water",
    game: "Spel",
  },
} as const;

/** Words by which people look for a tool that are not in its name or hint, by the id of the tool. */
export const toolKeywords = {
  routes: "plan gpx tocht opgeslagen delen import",
  aim: "punt plek markeren prikker pin nieuw toevoegen kruis",
  around: "omgeving plekken buurt drinkwater toilet café bankje knooppunten",
  "named-route": "law lf streekpad pieterpad langeafstandspad wandelroute fietsroute gr",
  measure: "afstand lengte liniaal lijn kilometers oppervlakte peiling",
  survey: "kruispeiling vooruitpeiling projectie kompas azimut graden mils driehoek resectie",
  formula: "geocache mystery puzzel onbekend letters formule",
  protractor: "gradenboog kompas azimut hoek schaal liniaal roodkoper",
  practice: "kaartlezen training quiz spel",
  help: "nood noodgeval 112 ambulance sos redding positie voorlezen sms",
  trails: "postentocht posten actionbound speurtocht vossentocht code antwoord",
  hunt: "jotihunt vossenjacht vossen spel cirkel",
  "fairways-near": "brug sluis boei licht bediening marifoon vhf doorvaarthoogte telefoon",
  "mark-route": "boei vaarroute waypoints zeilen ton",
  "save-area": "download offline kaart opslaan bewaren gebied gemeente pakket",
  "fetch-region": "download offline kaart knooppunten netwerk omgeving gemeente pakket",
  "fetch-networks": "download netwerk knooppuntennetwerk openstreetmap pakket offline",
  offline: "netwerk internet bereik opgeslagen kaart controle",
  print: "printen papier pdf a4 a3 atlas schaal stafkaart",
  anchor: "anker ankeralarm krabben zwaaien",
  "describe-center": "schermlezer coördinaten voorlezen uitspreken",
} as const;
