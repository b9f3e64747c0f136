import type { ServerPurpose } from "#domain/privacy/servers.ts";
import { formatDateTime } from "#sentences/intl/format.ts";
import { privacyTexts, serverWhenWords as words } from "#words/app/privacy.ts";
import { alternatives } from "#words/locale.ts";

/** "Als je Luchtfoto of Topo 1:25.000 als achtergrond kiest." */
export function serverWhen(purpose: ServerPurpose, chosenBy: readonly string[]): string {
  const when = words[purpose];
  return typeof when === "string" ? when : when(alternatives(chosenBy.map(words.chosenName)));
}

/** "21 november 2026 om 14:03", "nog nooit". */
export function lastAskedText(atMs: number | null): string {
  return atMs === null ? privacyTexts.never : formatDateTime(atMs);
}
