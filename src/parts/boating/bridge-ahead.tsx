import { useStore } from "zustand";
import { placesInOrder } from "#domain/geodesy/line/guide-line.ts";
import { modeOfFollowed } from "#domain/guidance/followed.ts";
import { isBoatingMode } from "#domain/network/network-mode.ts";
import { type BridgeAhead as Ahead, bridgeAhead } from "#domain/plans/next-bridge.ts";
import { operatingWords, passingTime } from "#parts/fairway/fairway-words.ts";
import { passedNoticeText, useBulletin } from "#parts/fairway/use-bulletin.ts";
import { useWater } from "#parts/fairway/use-water.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { waitText } from "#sentences/water/boat-departure.ts";
import { bridgeAheadText } from "#sentences/water/bridge-ahead.ts";
import { passageText } from "#sentences/water/fairways.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { objectsOnLine } from "#state/fairways/fairways.ts";
import { guidance } from "#state/guidance/guidance.ts";
import { aheadTexts } from "#words/water/bridge-ahead.ts";

export interface BridgeAheadProps {
  /** The present speed over ground, metres per second; null when it is unknown. */
  readonly speedMps: number | null;
}

/**
 * Tells how far the next bridge or lock is on a followed route of a boat, and whether it holds up the boat then. Shows nothing beside
 * the route, and where the data has none ahead.
 */
export function BridgeAhead({ speedMps }: BridgeAheadProps) {
  const following = useStore(guidance.store, (state) => state.following);
  const lngs = following?.line.lngs;
  const mode = following ? modeOfFollowed(following.followed) : undefined;
  const isByBoat = following !== null && isBoatingMode(mode);
  const look = isByBoat ? () => objectsOnLine(placesInOrder(following.line)) : null;
  // The line is replaced when its cues and its room are known; its places stay the same array.
  const { value: along, isFailed } = useLoaded(look, lngs);
  const nowMs = useStore(clockStore, (clock) => clock.nowMs);
  const { limits } = useWater(mode);
  const notices = useBulletin(isByBoat).bulletin?.notices ?? null;
  const alongMeters = following?.state.passages[0]?.alongMeters;
  if (!isByBoat || following.state.isOff || alongMeters === undefined) return null;
  if (isFailed) return <span>{aheadTexts.notLoaded}</span>;
  const ahead = along && bridgeAhead(along, { alongMeters, speedMps, nowMs, limits });
  if (!ahead) return null;
  const notice =
    notices &&
    passedNoticeText(
      ahead.object,
      { atMs: ahead.atMs ?? nowMs, wait: ahead.wait },
      notices.items,
      notices.askedAtMs,
      nowMs,
    );
  return <span data-bridge-ahead={ahead.object.id}>{wordsOf(ahead, notice, nowMs)}</span>;
}

function wordsOf(ahead: Ahead, notice: string | null, nowMs: number): string {
  const { object, meters, atMs, wait, passage } = ahead;
  const isBlocked = passage?.state === "blocked" || passage?.state === "unknown";
  const waiting = wait && waitText(wait, (ms) => passingTime(ms, nowMs));
  const operating = atMs === null ? null : operatingWords(object, atMs, "later");
  return bridgeAheadText({
    name: object.name,
    meters,
    seconds: atMs === null ? null : (atMs - nowMs) / 1000,
    states: [
      ...(notice ? [notice] : []),
      ...(isBlocked ? [passageText(passage, object)] : []),
      ...(waiting ? [waiting] : []),
      ...(operating && !waiting ? [operating.text] : []),
    ],
  });
}
