import { type Travel } from "#i18n/common/distance.ts";
/** Texts of navigation along a plan or a track. */
export declare const guidanceTexts: {
  readonly heading: "Onderweg";
  readonly follow: "Volg deze route";
  readonly followAndRecord: "Volg en neem op";
  readonly followsOther: "Je volgt nog de route zoals hij was.";
  readonly followThis: "Volg dit plan";
  readonly backToFollowed: "Terug naar wat je volgt";
  readonly followTrack: "Volg deze track";
  readonly goBack: "Terug langs dezelfde weg";
  readonly notFollowed: "Hier is geen weg om te volgen: het zijn te weinig punten.";
  readonly failed: "Volgen lukt nu niet. Probeer het opnieuw.";
  readonly start: "Begin";
  readonly end: "Einde";
  readonly goal: "Doel";
  readonly straight: "hemelsbreed";
  readonly northUp: "Noord is boven";
  readonly more: "Toon meer";
  readonly close: "Toon de kaart";
  readonly fill: "Vul het scherm";
  readonly next: "Volgende:";
  readonly after: "Daarna";
  readonly waiting: "Wacht op je positie";
  readonly off: "Van de route";
  readonly offHelp: "naar de route, hemelsbreed";
  readonly backToRoute: "Terug naar de route";
  readonly newPlan: "Nieuw plan vanaf hier";
  readonly newPlanNone: "Hier zijn geen knooppunten op dit apparaat. Ga terug naar de route, of voeg bij Instellingen een kaartpakket toe.";
  readonly newPlanUnreachable: "Van hier is de rest van je plan over het netwerk niet te bereiken. Ga terug naar de route.";
  readonly newPlanFailed: "Een nieuw plan maken lukt nu niet. Probeer het opnieuw.";
  readonly arrived: "Je bent er";
  readonly done: "Gedaan";
  readonly time: "Tijd";
  readonly stopRecording: "Stop en bewaar de opname";
  readonly recordingStored: "De opname is bewaard bij je tracks.";
  readonly recordingNotStored: "De opname kon niet worden bewaard. Hij blijft staan bij Opname.";
  readonly toGo: "Nog";
  readonly arrival: "Aankomst";
  readonly screenKeptOn: "Het scherm blijft aan.";
  readonly screenMayGoOff: "Het scherm kan uitgaan. Houd het aan, anders hoor je niets.";
  readonly notStored: "De opslag is vol of doet niet mee: sluit je de app, dan moet je de route opnieuw kiezen.";
  readonly lost: "Wat je volgde, is niet meer te lezen. Maak het plan opnieuw.";
  readonly broken: "Er ging iets mis met de navigatie. De kaart werkt nog: stop de navigatie en kies de route opnieuw.";
  readonly turn: "Andere kant op";
  readonly plan: "Plan";
  readonly stop: "Stop";
};
/** Returns the name of the next place, or else its kind. */
export declare function placeAheadText({
  kind,
  label,
}: {
  readonly kind: "start" | "node" | "end" | "goal";
  readonly label: string;
}): string;
/** Asks the user to go to the start, before the route was reached: "Loop naar het begin". */
export declare function toStartText(mode: keyof typeof START_VERBS): string;
declare const START_VERBS: {
  readonly walk: "Loop";
  readonly cycle: "Fiets";
  readonly canoe: "Vaar";
  readonly motorboat: "Vaar";
};
/** Reports that distances are from before the signal was lost: "Geen signaal (23 s). Afstanden staan stil." */
export declare function noSignalOnRouteText(ageMs: number): string;
/** Reports a speed that does not fit the mode, as in a train: "Te snel voor wandelen. Afstanden staan stil." */
export declare function tooFastText(mode: keyof typeof GOING): string;
declare const GOING: {
  readonly walk: "wandelen";
  readonly cycle: "fietsen";
  readonly canoe: "een kano";
  readonly motorboat: "varen";
};
/** "nog 8,2 km". */
export declare function toGoText(distance: string): string;
/** "350 m · hemelsbreed". */
export declare function straightText(meters: number, travel: Travel): string;
/** "Van de route · 350 m". */
export declare function offText(distance: string): string;
/** "De route zelf is dichterbij: 120 m". */
export declare function nearerText(distance: string): string;
interface AtNode {
  readonly node: {
    readonly label: string;
  };
  readonly turn: Turn | null;
}
type Turn = keyof typeof TURNS;
declare const TURNS: {
  readonly straight: "rechtdoor";
  readonly "slight-left": "schuin links";
  readonly "slight-right": "schuin rechts";
  readonly left: "linksaf";
  readonly right: "rechtsaf";
  readonly "sharp-left": "scherp links";
  readonly "sharp-right": "scherp rechts";
  readonly back: "keer om";
};
/** "bij 38 rechtsaf". */
export declare function turnAtText(label: string, turn: Turn): string;
/** An event during navigation. */
type Event =
  | (AtNode & {
      readonly kind: "near";
      readonly meters: number;
    })
  | (AtNode & {
      readonly kind: "at";
    })
  | {
      readonly kind: "off" | "back" | "arrived";
    };
/** Returns the text of an event for a screen reader: "Over 80 m: bij 34 rechtsaf", "Bij 34 rechtsaf". */
export declare function guidanceEventText(event: Event, travel: Travel): string;
/** Returns the spoken form of an event: "Over 80 meter, bij 34 rechtsaf", "Over 0,3 zeemijl, 34". */
export declare function guidanceSpeech(event: Event, travel: Travel): string;
/** Texts of the choice of announcements. */
export declare const warningTexts: {
  readonly heading: "Waarschuwen";
  readonly distance: "Hoe ver voor een knooppunt";
  readonly earlier: "Op de fiets vroeger, als je hard gaat";
  readonly vibrates: "Trillen";
  readonly vibratesHint: "Alleen als je telefoon dat kan";
  readonly sounds: "Geluid";
  readonly soundsHint: "Na herladen pas als je het scherm hebt aangeraakt";
  readonly speaks: "Stem";
  readonly noVoice: "Dit apparaat heeft geen Nederlandse stem en zegt dus niets: zet er een op in de instellingen van je apparaat.";
};
/** Returns the time of arrival, "14:03", or "over 30 uur" if more than a day away. */
export declare function arrivalText(atMs: number, nowMs: number): string;
