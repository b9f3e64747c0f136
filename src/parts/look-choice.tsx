import { WAYPOINT_COLORS, type WaypointColor } from "#domain/waypoints/waypoint-colors.ts";
import { WAYPOINT_ICONS } from "#domain/waypoints/waypoint-icons.ts";
import { classNames } from "#ui/class-names.ts";
import { WaypointIcon } from "#ui/waypoint-icon.tsx";
import { colorTexts } from "#words/waypoints/waypoints.ts";
import { editTexts, waypointIconTexts } from "#words/waypoints/waypoints-edit.ts";
import styles from "./look-choice.module.css";

interface LookChoiceProps {
  /** The chosen icon; null for the default, undefined if nothing is chosen. */
  readonly icon: string | null | undefined;
  readonly color: string | null | undefined;
  readonly onChoose: (
    look: { readonly icon: string | null } | { readonly color: string | null },
  ) => void;
}

/** Lets the user choose the icon and the colour of a waypoint. */
export function LookChoice({ icon, color, onChoose }: LookChoiceProps) {
  return (
    <>
      <Choices
        legend={editTexts.color}
        name="color"
        chosen={color}
        options={[
          { value: null, label: editTexts.noColor, look: <Swatch color={null} /> },
          ...Object.entries(WAYPOINT_COLORS).map(([name, value]) => ({
            value,
            label: colorTexts[name as WaypointColor],
            look: <Swatch color={value} />,
          })),
        ]}
        onChoose={(value) => onChoose({ color: value })}
      />
      <Choices
        legend={editTexts.icon}
        name="icon"
        chosen={icon}
        options={[
          { value: null, label: editTexts.noIcon, look: <span aria-hidden="true">–</span> },
          ...WAYPOINT_ICONS.map((value) => ({
            value,
            label: waypointIconTexts[value],
            look: <WaypointIcon icon={value} />,
          })),
        ]}
        onChoose={(value) => onChoose({ icon: value })}
      />
    </>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string | null | undefined;
  readonly options: readonly {
    readonly value: string | null;
    readonly label: string;
    readonly look: React.ReactNode;
  }[];
  readonly onChoose: (value: string | null) => void;
}

function Choices({ legend, name, chosen, options, onChoose }: ChoicesProps) {
  return (
    <fieldset className={styles["choices"]}>
      <legend>{legend}</legend>
      {options.map(({ value, label, look }) => (
        <label key={label} className={classNames("shows-focus", styles["choice"])} title={label}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            aria-label={label}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {look}
        </label>
      ))}
    </fieldset>
  );
}

/** A dot of a colour; a ring for the usual one, which is nearly the red among the others. */
function Swatch({ color }: { readonly color: string | null }) {
  return (
    <span
      aria-hidden="true"
      className={styles["swatch"]}
      data-is-usual={color === null || undefined}
      style={color === null ? undefined : { background: color }}
    />
  );
}
