import { type FormEvent, useState } from "react";
import {
  LOG_DAY_FIELDS,
  LOG_DAY_LIMITS,
  type LogDay,
  type LogDayField,
} from "#domain/steering/log-days.ts";
import { logDayFactsText } from "#sentences/water/logbook.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { logDayFields, logTexts } from "#words/water/logbook.ts";
import styles from "./logbook-dialog.module.css";

interface LogDayFactsProps {
  readonly day: LogDay | undefined;
  /** The day before, whose boat and people are offered if the day has none. */
  readonly before: LogDay | undefined;
  readonly onChange: (fields: Readonly<Record<LogDayField, string>>) => void;
}

/** The part above the lines of a day: the boat, the people and the trip, with a form to write it. */
export function LogDayFacts({ day, before, onChange }: LogDayFactsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={styles["more"]}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{logDayFactsText(day) || logTexts.dayFacts}</summary>
      {isOpen ? (
        <DayForm
          offered={day ?? { ...before, from: before?.to ?? "", to: "" }}
          onSave={(fields) => {
            setOpen(false);
            onChange(fields);
          }}
        />
      ) : null}
    </details>
  );
}

interface DayFormProps {
  readonly offered: Readonly<Partial<Record<LogDayField, string>>>;
  readonly onSave: (fields: Readonly<Record<LogDayField, string>>) => void;
}

function DayForm({ offered, onSave }: DayFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<LogDayField, string>>>({
    boat: offered.boat ?? "",
    skipper: offered.skipper ?? "",
    crew: offered.crew ?? "",
    from: offered.from ?? "",
    to: offered.to ?? "",
  });
  function save(event: FormEvent) {
    event.preventDefault();
    onSave(typed);
  }
  return (
    <form onSubmit={save} className={styles["fields"]}>
      {LOG_DAY_FIELDS.map((field) => (
        <TextField
          key={field}
          label={logDayFields[field]}
          value={typed[field]}
          maxLength={LOG_DAY_LIMITS.field}
          onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
        />
      ))}
      <Button type="submit" variant="primary">
        {logTexts.save}
      </Button>
    </form>
  );
}
