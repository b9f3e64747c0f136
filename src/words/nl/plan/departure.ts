import type { Count } from "../../words.ts";
import { plural } from "../locale.ts";

/** Texts of the departure check. */
export const departureTexts = {
  heading: "Vertrekcheck",
  ready: "Alles in orde: je kunt zonder netwerk op pad.",
  checking: "De vertrekcheck loopt …",
  again: "Kijk opnieuw",
  all: "Alle punten",
  fetchPosition: "Zoek mijn positie",
  allowCompass: "Zet het kompas aan",
  persist: "Laat de browser alles bewaren",
  notPersisted:
    "De browser belooft het nog niet. Zet Scouting Map op je beginscherm en probeer het daar opnieuw.",
  reload: "Laad opnieuw",
  complete: "Haal de app opnieuw op",
  backup: "Maak een back-up",
  backupFailed: "De back-up lukte niet. Probeer het bij Instellingen, Jouw gegevens.",
  toStorage: "Bekijk de opslag",
  toPacks: "Naar de kaartpakketten",
} as const;

/** The name of each subject, as shown beside a tick. */
export const departureNames = {
  map: "Kaart langs de hele route, op alle zoomniveaus",
  network: "Knooppunten om onderweg te plannen",
  ways: "Wegen en paden van de route, met straatnamen",
  straight: "Rechte stukken",
  notices: "Berichten aan de scheepvaart, zonder stremming op je route",
  app: "De hele app staat op dit apparaat",
  position: "Positie werkt",
  storage: "De browser ruimt niets op",
  room: "Ruimte voor een opname",
  backup: "Back-up van je gegevens",
  battery: "Batterij",
  screen: "Scherm blijft aan tijdens opname en navigatie",
  compass: "Kompas werkt",
} as const;

/** The problem of each subject and reason: one sentence with what to do. */
export const departureProblems = {
  "map missing": "De kaart is niet compleet.",
  "network missing": "Het netwerk van deze route staat niet compleet op dit apparaat.",
  "ways missing":
    "De wegen van deze route staan niet allemaal op dit apparaat: daar hoor je geen straten en is er geen weg terug.",
  "straight beside-ways": "Een deel van de route is een rechte lijn: zoek daar zelf je weg.",
  "notices missing": "Berichten aan de scheepvaart zijn nog niet opgehaald.",
  "notices old": "De berichten aan de scheepvaart zijn ouder dan een dag. Er kunnen nieuwe zijn.",
  "notices in-future":
    "De berichten aan de scheepvaart zijn van later dan je klok: hoe oud ze zijn, is niet bekend.",
  "notices blocked": "Op je route staat een bericht over een stremming.",
  "app not-stored":
    "Deze browser bewaart de app niet. Open Scouting Map over https in een gewoon venster en laad de pagina nog eens.",
  "app waiting": "De app wordt nog op dit apparaat gezet. Laat deze pagina even open.",
  "app incomplete": "De browser heeft een deel van de app opgeruimd.",
  "position refused": "De app mag je positie niet weten.",
  "position undecided": "De app heeft nog niet naar je positie gevraagd.",
  "position no-fix": "Er is nog geen positie. Ga naar buiten en wacht even.",
  "position old-fix": "De laatste positie is oud. Ga naar buiten en wacht even.",
  "storage not-promised": "De browser mag bij ruimtegebrek kaarten en tracks wissen.",
  "room full":
    "Er is bijna geen ruimte meer. Verwijder bij Instellingen iets wat je niet nodig hebt.",
  "backup never": "Er is nog geen back-up van je waypoints, tracks en routes.",
  "backup long-ago": "De laatste back-up is meer dan een maand oud.",
  "backup in-future":
    "De laatste back-up heeft een datum die nog moet komen. Hoe oud hij is, is dus niet bekend.",
  "battery low": "De batterij is niet eens half vol. Laad hem op of neem een powerbank mee.",
  "screen unsupported":
    "Dit apparaat laat het scherm uitgaan. Zet bij de instellingen van het toestel de schermtijd langer.",
  "compass unsupported": "Er is geen kompas gehoord; de app wijst dan alleen als je beweegt.",
  "compass wants-permission": "Het kompas staat nog uit.",
  "compass wants-calibration":
    "Het kompas is onnauwkeurig. Maak met het toestel een paar achten in de lucht.",
} as const;

/** Sentences of the departure check with a number or an age in them. */
export const departureWords = {
  gaps: (count: Count) =>
    plural(count, { one: "# punt vraagt aandacht", other: "# punten vragen aandacht" }),
  rowReady: "Vertrekcheck: in orde",
  fixAge: (age: string) => `Laatste positie: ${age}`,
  battery: (percents: string) => `Batterij: ${percents}\u00a0%`,
  charging: (battery: string) => `${battery}, aan de lader`,
} as const;
