import type { Instrument } from "#domain/instruments/instruments.ts";
import { ageText } from "#sentences/intl/format.ts";
import { instrumentName } from "#sentences/position/location.ts";
import { accuracyText, noSignalText } from "#sentences/position/position.ts";
import { instrumentTexts } from "#words/position/location.ts";
import { positionTexts } from "#words/position/position.ts";
import { type Known, type Reading, readInstrument } from "./read-instrument.ts";

/** Returns an instrument in words: "Snelheid 5,0 km/u", "Hoogte niet gemeten". */
export function instrumentWords(name: string, { value, unit, note }: Reading): string {
  const spoken = value === instrumentTexts.unknown ? "" : [value, unit].filter(Boolean).join(" ");
  return [name, [spoken, note].filter(Boolean).join(", ")].filter(Boolean).join(" ");
}

/** Returns the chosen instruments and their accuracy in one text. */
export function spokenSummary(inView: readonly Instrument[], known: Known): string {
  const spoken = inView.map((instrument) =>
    instrumentWords(instrumentName(instrument, known.layout), readInstrument(instrument, known)),
  );
  return [...spoken, qualityWords(known)].map(sentence).join(" ");
}

/** Ends a text with one full stop: the note of an instrument may be a sentence, and the German "2 Std." ends in one. */
function sentence(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

/** Returns the accuracy, "Nauwkeurigheid 8 m (goed), 3 s geleden", or the time since the signal was lost. */
export function qualityWords({ position }: Pick<Known, "position">): string {
  if (!position) return positionTexts.noPosition;
  const { accuracyMeters, ageMs, isStale } = position;
  if (isStale) return noSignalText(ageMs);
  return `${positionTexts.accuracy} ${accuracyText(accuracyMeters)}, ${ageText(ageMs)}`;
}
