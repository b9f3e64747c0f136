import { distanceText } from "#sentences/intl/distance.ts";
import { formatBearing } from "#sentences/intl/format.ts";
import { inMetric } from "#sentences/intl/units.ts";
import { helpTexts } from "#words/position/help.ts";
import { accuracyText } from "./position.ts";

/** The place that is sent to somebody who can help. */
interface HelpPlace {
  readonly degrees: string;
  /** Null outside the Netherlands. */
  readonly rd: string | null;
  readonly accuracyMeters: number;
  /** True if it is the last known place, of some time ago. */
  readonly isStale: boolean;
  /** When it was measured. */
  readonly moment: string;
  /** A `geo:` address, which phones open in their own map. */
  readonly address: string;
}

/** "Ik heb hulp nodig. Mijn plek: 52.10000, 5.10000 (± 8 m, 14:05:09). RD 155000 463000. geo:52.1,5.1" */
export function helpMessage({
  degrees,
  rd,
  accuracyMeters,
  isStale,
  moment,
  address,
}: HelpPlace): string {
  const accuracy = inMetric(() => accuracyText(accuracyMeters));
  const place = `${isStale ? helpTexts.messageStale : helpTexts.message}: ${degrees} (${accuracy}, ${moment}).`;
  const message = [place, ...(rd === null ? [] : [`RD ${rd}.`]), address].join(" ");
  // A hard space would halve the length of a text message.
  return message.replaceAll("\u00a0", " ");
}

/** "Fietsknooppunt 35, 200 m, 90° O": a place nearby, with its direction from the user. */
export function nearText(near: {
  readonly name: string;
  readonly distanceMeters: number;
  readonly bearing: number;
}): string {
  const distance = distanceText(near.distanceMeters, "foot");
  return `${near.name}, ${distance}, ${formatBearing(near.bearing)}`;
}
