import { dutchMoment, formatDistance } from "./format.ts";

/** Texts of following a plan or a track. */
export const guidanceTexts = {
  heading: "Onderweg",
  follow: "Volg deze route",
  followsOther: "Je volgt nog de route zoals hij was.",
  followThis: "Volg dit plan",
  backToFollowed: "Terug naar wat je volgt",
  followTrack: "Volg dit spoor",
  goBack: "Terug langs dezelfde weg",
  notFollowed: "Hier is geen weg om te volgen: het zijn te weinig punten.",
  failed: "Volgen lukt nu niet. Probeer het opnieuw.",
  start: "Begin",
  end: "Einde",
  goal: "Doel",
  straight: "recht ernaartoe",
  close: "Toon de kaart",
  fill: "Vul het scherm",
  next: "Volgende:",
  after: "Daarna",
  waiting: "Wacht op je positie",
  notYet: "Nog niet op de route",
  off: "Van de route",
  offHelp: "naar het dichtstbijzijnde punt van de route, recht ernaartoe",
  backToRoute: "Terug naar de route",
  newPlan: "Nieuw plan vanaf hier",
  newPlanNone:
    "Hier zijn geen knooppunten op dit apparaat. Ga terug naar de route, of voeg bij Instellingen een kaartpakket toe.",
  newPlanUnreachable:
    "Van hier is de rest van je plan over het netwerk niet te bereiken. Ga terug naar de route.",
  newPlanFailed: "Een nieuw plan maken lukt nu niet. Probeer het opnieuw.",
  arrived: "Je bent er",
  stale: "er wordt niet afgeteld.",
  staleFolded: "Geen signaal: er wordt niet afgeteld",
  done: "Gedaan",
  toGo: "Nog",
  arrival: "Aankomst",
  screenKeptOn: "Het scherm blijft aan.",
  screenMayGoOff:
    "Dit apparaat laat het scherm uitgaan: houd het zelf aan, anders word je niet gewaarschuwd.",
  notKept:
    "De opslag is vol of doet niet mee: sluit je de app, dan moet je de route opnieuw kiezen.",
  lost: "Wat je volgde, is niet meer te lezen. Maak het plan opnieuw.",
  turn: "Andere kant op",
  plan: "Plan",
  stop: "Stop",
} as const;

/** What is still to come: what it is called, or else what it is. */
export function placeAheadText({
  kind,
  label,
}: {
  readonly kind: "start" | "node" | "end" | "goal";
  readonly label: string;
}): string {
  return label || (kind === "node" ? guidanceTexts.end : guidanceTexts[kind]);
}

/** "350 m · recht ernaartoe". */
export function straightText(meters: number): string {
  return `${formatDistance(meters)} · ${guidanceTexts.straight}`;
}

/** "Van de route · 350 m". */
export function offText(meters: number): string {
  return `${guidanceTexts.off} · ${formatDistance(meters)}`;
}

/** "De route zelf is dichterbij: 120 m". */
export function nearerText(meters: number): string {
  return `De route zelf is dichterbij: ${formatDistance(meters)}`;
}

/** What happens on the way. */
type Event =
  | { readonly kind: "near"; readonly node: { readonly label: string }; readonly meters: number }
  | { readonly kind: "at"; readonly node: { readonly label: string } }
  | { readonly kind: "off" | "back" | "arrived" };

/** What a screen reader says of it: "Over 80 m: 34", "Bij 34". */
export function guidanceEventText(event: Event): string {
  if (event.kind === "near") return `Over ${formatDistance(event.meters)}: ${event.node.label}`;
  if (event.kind === "at") return `Bij ${event.node.label}`;
  if (event.kind === "arrived") return guidanceTexts.arrived;
  return event.kind === "off" ? guidanceTexts.off : "Weer op de route";
}

/** What is spoken aloud: "Over 80 meter, 34". */
export function guidanceSpeech(event: Event): string {
  if (event.kind !== "near") return guidanceEventText(event);
  return `Over ${roundedMeters(event.meters)} meter, ${event.node.label}`;
}

/** Who rides past has no use for single metres. */
function roundedMeters(meters: number): number {
  return Math.round(meters / 10) * 10;
}

/** Texts of how one is told. */
export const warningTexts = {
  heading: "Waarschuwen",
  distance: "Hoe ver voor een knooppunt",
  earlier: "Op de fiets vroeger, als je hard gaat",
  vibrates: "Trillen",
  vibratesHint: "Alleen als je telefoon dat kan",
  sounds: "Geluid",
  soundsHint: "Na herladen pas als je het scherm hebt aangeraakt",
  speaks: "Stem",
  noVoice:
    "Dit apparaat heeft geen Nederlandse stem en zegt dus niets: zet er een op in de instellingen van je apparaat.",
} as const;

const shortTime = dutchMoment({ timeStyle: "short" });

/** "14:03". */
export function arrivalText(atMs: number): string {
  return shortTime.format(atMs);
}
