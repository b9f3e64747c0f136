import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useStore } from "zustand";
import {
  AREA_STATUSES,
  type Hunt,
  type HuntList,
  MAX_RADIUS_METERS,
  MAX_SPEED_KMH,
  sightingRadiusMeters,
} from "#domain/survey/hunt.ts";
import { observedAtMs } from "#domain/units/clock-time.ts";
import { WAYPOINT_COLORS, type WaypointColor } from "#domain/waypoints/waypoint-colors.ts";
import { CoordinateText } from "#parts/coordinates/coordinate-text.tsx";
import { NumberField } from "#parts/number-field.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import { formatTimeOfDay } from "#sentences/intl/format.ts";
import { earlierText, removeHuntPart, sightingDayText } from "#sentences/scouting/hunt.ts";
import { clockStore } from "#state/clock/clock-store.ts";
import { changeHunt, removeFromHunt } from "#state/scouting/hunt.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { grownText, huntTexts } from "#words/scouting/hunt.ts";
import { colorTexts } from "#words/waypoints/waypoints.ts";
import styles from "./hunt.module.css";

const COLOR_NAMES = Object.keys(WAYPOINT_COLORS) as readonly WaypointColor[];
/** The colour that the map gives to what a tool draws. */
const USUAL_AREA_COLOR = "#c22f1f";

/** The circles, sightings and areas of a hunt, each with its fields. */
export function HuntRows({ hunt: { circles, sightings, areas } }: { readonly hunt: Hunt }) {
  return (
    <>
      <Group name={huntTexts.circles} items={circles}>
        {(circle) => (
          <Row key={circle.id} part="circles" id={circle.id} name={circle.name}>
            <CoordinateText place={circle} usual="rd" />
            <NumberField
              label={huntTexts.radius}
              value={circle.radiusMeters}
              range={[1, MAX_RADIUS_METERS]}
              problem={huntTexts.notARadius}
              onChange={(radiusMeters) => void changeHunt("circles", circle.id, { radiusMeters })}
            />
          </Row>
        )}
      </Group>
      <Group name={huntTexts.sightings} items={sightings}>
        {(sighting) => <SightingRow key={sighting.id} sighting={sighting} />}
      </Group>
      <Group name={huntTexts.areas} items={areas}>
        {(area) => <AreaRow key={area.id} area={area} />}
      </Group>
    </>
  );
}

function AreaRow({ area }: { readonly area: Hunt["areas"][number] }) {
  const { id, name, status = "open", color } = area;
  const known = COLOR_NAMES.find((one) => WAYPOINT_COLORS[one] === color) ?? "usual";
  return (
    <Row part="areas" id={id} name={name}>
      <Select
        label={huntTexts.status}
        options={AREA_STATUSES}
        value={status}
        textOf={(one) => huntTexts.statuses[one]}
        onChoose={(chosen) => void changeHunt("areas", id, { status: chosen })}
      />
      <Select
        label={huntTexts.color}
        options={["usual", ...COLOR_NAMES]}
        value={known}
        textOf={(one) => (one === "usual" ? huntTexts.usualColor : colorTexts[one])}
        onChoose={(chosen) => {
          const value = chosen === "usual" ? USUAL_AREA_COLOR : WAYPOINT_COLORS[chosen];
          void changeHunt("areas", id, { color: value });
        }}
      />
    </Row>
  );
}

function SightingRow({ sighting }: { readonly sighting: Hunt["sightings"][number] }) {
  const { id, name, atMs, speedKmh } = sighting;
  // The clock ticks every second; a row changes only with its text.
  const grown = useStore(clockStore, ({ nowMs }) =>
    distanceText(sightingRadiusMeters(sighting, nowMs), "foot"),
  );
  const day = useStore(clockStore, ({ nowMs }) => sightingDayText(atMs, nowMs));
  const [typed, setTyped] = useState<string | null>(null);
  // Half a time may be a time too; the day stays that of the sighting before anything was typed.
  const [nearMs] = useState(atMs);
  const readTime = (text: string) =>
    observedAtMs(text, { nearMs, nowMs: clockStore.getState().nowMs });
  const isTime = typed === null || readTime(typed) !== null;
  function type(text: string) {
    setTyped(text);
    const timeMs = readTime(text);
    if (timeMs !== null) void changeHunt("sightings", id, { atMs: timeMs });
  }
  return (
    <Row part="sightings" id={id} name={name}>
      <span>
        <CoordinateText place={sighting} usual="rd" /> · {grownText(grown)}
      </span>
      <TextField
        label={huntTexts.time}
        value={typed ?? formatTimeOfDay(atMs)}
        hint={day ?? undefined}
        error={isTime ? undefined : huntTexts.notATime}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NumberField
        label={huntTexts.speed}
        value={speedKmh}
        range={[0, MAX_SPEED_KMH]}
        problem={huntTexts.notASpeed}
        onChange={(speed) => void changeHunt("sightings", id, { speedKmh: speed })}
      />
    </Row>
  );
}

/** The number of rows that are shown at first, and more on each request: a hunt may have hundreds. */
const ROWS_AT_ONCE = 50;

interface GroupProps<Item> {
  readonly name: string;
  readonly items: readonly Item[];
  readonly children: (item: Item) => ReactNode;
}

/** Shows the latest items, which are at the end, and earlier ones on request. */
function Group<Item>({ name, items, children }: GroupProps<Item>) {
  const id = useId();
  const [rowCount, setRowCount] = useState(ROWS_AT_ONCE);
  if (items.length === 0) return null;
  const hidden = Math.max(0, items.length - rowCount);
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles["group"]}>
        {name}
      </h4>
      {hidden > 0 ? (
        <Button onClick={() => setRowCount(rowCount + ROWS_AT_ONCE)}>
          {earlierText(Math.min(hidden, ROWS_AT_ONCE), hidden)}
        </Button>
      ) : null}
      <ul className={layout["rows"]}>{items.slice(hidden).map(children)}</ul>
    </section>
  );
}

interface RowProps {
  readonly part: HuntList;
  readonly id: string;
  readonly name: string;
  readonly children?: ReactNode;
}

function Row({ part, id, name, children }: RowProps) {
  return (
    <li>
      {/* Each field is called the same in every row: the group says whose it is. */}
      <fieldset className={styles["row"]} aria-label={name}>
        <div className={styles["name"]}>
          <TextField
            label={huntTexts.label}
            value={name}
            maxLength={80}
            onChange={({ currentTarget }) =>
              void changeHunt(part, id, { name: currentTarget.value })
            }
          />
          <IconButton
            label={removeHuntPart(name)}
            icon={<X aria-hidden="true" />}
            onClick={() => void removeFromHunt(part, id)}
          />
        </div>
        {children}
      </fieldset>
    </li>
  );
}
