import { useEffect } from "react";
import { useStore } from "zustand";
import { amsterdamTime, clockText, dateText, dayNumber } from "#domain/fairway/hours/local-time.ts";
import { movedDepartureText } from "#sentences/water/boat-departure.ts";
import {
  boatDepartureStore,
  chooseDeparture,
  departNow,
  dropPassedDeparture,
} from "#state/fairways/boat-departure.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { boatDepartureTexts } from "#words/water/boat-departure.ts";
import styles from "./departure-field.module.css";
import { useMinuteMs } from "./use-minute-ms.ts";

/** Returns the chosen departure of a boat in milliseconds since 1970; the current minute if none is chosen. */
export function useDepartureMs(): number {
  const nowMs = useMinuteMs();
  return useStore(boatDepartureStore, ({ departure }) => departure?.atMs ?? nowMs);
}

/** The date and time of departure of a boat, now until the user chooses another. */
export function DepartureField() {
  const nowMs = useMinuteMs();
  const { choice, departure } = useStore(boatDepartureStore);
  useEffect(dropPassedDeparture, []);
  const shown = amsterdamTime(departure?.atMs ?? nowMs);
  return (
    <fieldset className={styles["departure"]}>
      <legend className="visually-hidden">{boatDepartureTexts.heading}</legend>
      <TextField
        label={boatDepartureTexts.date}
        type="date"
        min={dateText(amsterdamTime(nowMs))}
        value={choice.date || dateText(shown)}
        onChange={(event) => chooseDeparture({ date: event.currentTarget.value })}
      />
      <TextField
        label={boatDepartureTexts.time}
        type="time"
        value={choice.time || clockText(shown.minutes)}
        onChange={(event) => chooseDeparture({ time: event.currentTarget.value })}
      />
      <div className={styles["below"]}>
        <p className={styles["hint"]} role="status">
          {hintOf(departure, nowMs)}
        </p>
        {departure ? (
          <Button variant="quiet" onClick={departNow}>
            {boatDepartureTexts.now}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

function hintOf(
  departure: { readonly atMs: number; readonly isMoved: boolean } | null,
  nowMs: number,
): string {
  if (!departure) return boatDepartureTexts.hint;
  if (departure.atMs < nowMs) return boatDepartureTexts.passed;
  if (!departure.isMoved) return boatDepartureTexts.hint;
  const { atMs } = departure;
  return movedDepartureText(atMs, dayNumber(amsterdamTime(atMs)) - dayNumber(amsterdamTime(nowMs)));
}
