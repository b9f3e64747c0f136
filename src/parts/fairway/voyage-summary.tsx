import { type ReactNode, useState } from "react";
import { useStore } from "zustand";
import type { AlongObject } from "#domain/fairway/along-line.ts";
import { amsterdamTime, clockText, dateText } from "#domain/fairway/hours/local-time.ts";
import {
  DEPARTURE_STEP_MS,
  type Departure,
  isBetterDeparture,
  type PassedObject,
  passedObjects,
  type Voyage,
  voyageWaits,
} from "#domain/plans/fairway-legs.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { bestDepartureText, voyageWaitsText } from "#sentences/water/boat-departure.ts";
import { boatDepartureStore, chooseDeparture } from "#state/fairways/boat-departure.ts";
import { Button } from "#ui/button.tsx";
import { bestDepartureTexts } from "#words/water/boat-departure.ts";
import { passingTime } from "./fairway-words.ts";

interface VoyageSummaryProps {
  /** The bridges and locks on the route, in its order. */
  readonly along: readonly AlongObject[];
  /** The same at the departure of the voyage, in the same order. */
  readonly passed: readonly PassedObject[];
  readonly totalMeters: number;
  readonly voyage: Voyage;
}

/** The period after the chosen departure in which other departures are compared. */
const WINDOW_MS = 12 * 3_600_000;

/** Says when a boat arrives with the waits that follow from the schedules, and finds the departure with the least waiting. */
export function VoyageSummary({ along, passed, totalMeters, voyage }: VoyageSummaryProps) {
  const chosenMs = useStore(boatDepartureStore, ({ departure }) => departure?.atMs ?? null);
  const { departureMs, speedKmh, limits } = voyage;
  const passings = along.map(({ object, alongMeters }) => [object.id, alongMeters]);
  const key = JSON.stringify([totalMeters, speedKmh, limits, chosenMs, passings]);
  const [asked, setAsked] = useState<{ readonly key: string; readonly atMs: number } | null>(null);
  if (along.length === 0) return null;
  const waits = voyageWaits(passed, totalMeters, voyage);
  const arrival = passingTime(waits.arrivalMs, departureMs);
  const isAsked = asked?.key === key && departureMs < asked.atMs + DEPARTURE_STEP_MS;
  const ask = (
    <Button variant="quiet" onClick={() => setAsked({ key, atMs: departureMs })}>
      {bestDepartureTexts.best}
    </Button>
  );
  return (
    <div>
      <p role="status">{voyageWaitsText(waits, arrival)}</p>
      {isAsked ? (
        <BestDeparture
          key={`${key} ${asked.atMs}`}
          along={along}
          totalMeters={totalMeters}
          // A departure now moves on with the clock; the answer is about the moment of the question.
          voyage={{ ...voyage, departureMs: asked.atMs }}
          earliestMs={departureMs}
          ask={ask}
        />
      ) : (
        ask
      )}
    </div>
  );
}

interface BestDepartureProps extends Omit<VoyageSummaryProps, "passed"> {
  /** The departure as it is now. */
  readonly earliestMs: number;
  /** Asks again when the best departure has passed. */
  readonly ask: ReactNode;
}

function BestDeparture({ earliestMs, ask, ...props }: BestDepartureProps) {
  const { departureMs } = props.voyage;
  const { value: best } = useLoaded((signal) => bestDeparture(props, signal), null);
  if (best === undefined) return <p role="status">{bestDepartureTexts.searching}</p>;
  if (best && best.departureMs < earliestMs) return ask;
  const momentOf = (atMs: number) => passingTime(atMs, departureMs);
  const shown = best && {
    moment: momentOf(best.departureMs),
    arrival: momentOf(best.arrivalMs),
    waits: best,
  };
  return (
    <>
      <p role="status">{bestDepartureText(shown, momentOf(departureMs + WINDOW_MS))}</p>
      {best ? (
        <Button onClick={() => take(best.departureMs)}>{bestDepartureTexts.take}</Button>
      ) : null}
    </>
  );
}

function take(departureMs: number): void {
  const time = amsterdamTime(departureMs);
  chooseDeparture({ date: dateText(time), time: clockText(time.minutes) });
}

/** Compares departures, one a turn of the page, so that it stays responsive; null if none is better than the chosen one. */
async function bestDeparture(
  { along, totalMeters, voyage }: Omit<VoyageSummaryProps, "passed">,
  signal: AbortSignal,
): Promise<Departure | null> {
  const departureAt = (departureMs: number): Departure => {
    const at = { ...voyage, departureMs };
    return { departureMs, ...voyageWaits(passedObjects(along, at), totalMeters, at) };
  };
  const chosen = departureAt(voyage.departureMs);
  let best = chosen;
  const first = Math.ceil((voyage.departureMs + 1) / DEPARTURE_STEP_MS) * DEPARTURE_STEP_MS;
  for (let atMs = first; atMs <= voyage.departureMs + WINDOW_MS; atMs += DEPARTURE_STEP_MS) {
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
    const departure = departureAt(atMs);
    if (isBetterDeparture(departure, best)) best = departure;
  }
  return best === chosen ? null : best;
}
