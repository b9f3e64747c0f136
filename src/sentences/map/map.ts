import { bareNumber, counted } from "#sentences/intl/format.ts";
import { inSentence, list } from "#words/locale.ts";
import { recordLabels, mapWords as words } from "#words/map/map.ts";

/** Reports sources whose servers do not respond, on one line if possible. */
export function sourcesUnreachable(names: readonly string[]): string {
  return words.unreachable(joined(names));
}

/** Reports sources that need the internet while the user chose to stay offline. */
export function sourcesKeptOut(names: readonly string[]): string {
  return words.keptOut(joined(names));
}

/** "Fiets-, wandel- en vaarnetwerk en online kaart". */
export function joined(names: readonly string[]): string {
  const isNetwork = (name: string) => name.endsWith(words.networkEnd);
  const kinds = names.filter(isNetwork).map((name) => name.slice(0, -words.networkEnd.length));
  const before = kinds.slice(0, -1).map(words.beforeNetwork);
  const listedKinds = listed([...before, ...kinds.slice(-1)]);
  const networks = words.networks(listedKinds, counted(kinds.length, bareNumber));
  return listed([
    ...(kinds.length > 0 ? [networks] : []),
    ...names.filter((name) => !isNetwork(name)),
  ]);
}

/** Matches common nouns: within a sentence "Luchtfoto" loses its capital, and "BRT water" does not. */
const COMMON_NOUN = /^[A-Z][a-z -]+$/;

function listed(names: readonly string[]): string {
  return list(
    names.map((name, index) => (index > 0 && COMMON_NOUN.test(name) ? inSentence(name) : name)),
  );
}

/** Returns the label of the compass button; -180 to 180 degrees. */
export function compassLabel(bearingDegrees: number): string {
  return words.northUp(`${(Math.round(bearingDegrees) + 360) % 360}°`);
}

/** Returns the description of the map for screen readers. */
export function mapContents(tileSource: string, overlays: readonly string[]): string {
  return overlays.length > 0
    ? words.contentsWith(tileSource, joined(overlays.map(inSentence)))
    : words.contents(tileSource);
}

/** Returns the label of the record button by the state of the recorder, and whether it has a storage problem. */
export function recordButtonLabel(status: keyof typeof recordLabels, hasProblem: boolean): string {
  const label = recordLabels[status];
  return hasProblem ? words.recordProblem(label) : label;
}
