import { useStore } from "zustand";
import { DIRECTIONS, PAPERS, SCALES, type SheetChoice } from "#domain/print/sheet-layout.ts";
import { scaleText, sheetsText } from "#sentences/map/map-cards.ts";
import { sketchOnMapStore } from "#state/map/sketch-on-map.ts";
import { setPreferences } from "#state/settings/preferences.ts";
import { Choice } from "#ui/choice.tsx";
import layout from "#ui/layout.module.css";
import { Select } from "#ui/select.tsx";
import { printTexts } from "#words/map/map-cards.ts";
import styles from "./print-card.module.css";
import type { Atlas } from "./use-atlas.ts";
import type { WantedSheets } from "./use-sheets.ts";

/** The optional contents of the sheets. */
export type SheetDetails = Pick<
  WantedSheets,
  "north" | "waypointsAs" | "showsOwn" | "showsSightings" | "showsLegend"
>;

interface PrintChoicesProps {
  readonly choice: SheetChoice;
  readonly details: SheetDetails;
  readonly atlas: Atlas;
  readonly onChoose: (choice: SheetChoice) => void;
  readonly onDetails: (details: Partial<SheetDetails>) => void;
}

/** Lets the user choose the paper, the scale, and the optional contents. */
export function PrintChoices(props: PrintChoicesProps) {
  const { choice, atlas, onChoose } = props;
  return (
    <>
      <div className={styles["choices"]}>
        <Select
          label={printTexts.paper}
          options={PAPERS}
          value={choice.paper}
          textOf={(paper) => paper}
          onChoose={(paper) => {
            setPreferences({ printPaper: paper });
            onChoose({ ...choice, paper });
          }}
        />
        <Select
          label={printTexts.direction}
          options={DIRECTIONS}
          value={choice.direction}
          textOf={(direction) => printTexts[direction]}
          onChoose={(direction) => onChoose({ ...choice, direction })}
        />
        <Select
          label={printTexts.scale}
          options={SCALES}
          value={choice.scale}
          textOf={scaleText}
          onChoose={(scale) => onChoose({ ...choice, scale })}
        />
      </div>
      <AtlasChoice atlas={atlas} />
      <details className={styles["more"]}>
        <summary>{printTexts.more}</summary>
        <DetailChoices {...props} />
      </details>
    </>
  );
}

/** Lets the user choose a plan, track or route to print on as many sheets as it needs; hidden without any. */
function AtlasChoice({ atlas }: { readonly atlas: Atlas }) {
  const { ref, names, status } = atlas;
  return (
    <>
      {names.size > 0 ? (
        <Select
          label={printTexts.sheets}
          options={["", ...names.keys()]}
          value={ref ?? ""}
          textOf={(one) =>
            one === "" ? sheetsText(null, 0) : sheetsText(names.get(one) ?? "", atlas.countOf(one))
          }
          onChoose={(one) => atlas.choose(one === "" ? null : one)}
        />
      ) : null}
      <p role="status" className={layout["hint"]}>
        {status}
      </p>
    </>
  );
}

/** The optional contents of the sheets; folded away, because most people print the default sheet. */
function DetailChoices({ details, onDetails }: PrintChoicesProps) {
  const hasSightings = useStore(sketchOnMapStore, ({ sketch }) =>
    sketch.some(({ isSighting }) => isSighting),
  );
  return (
    <div className={styles["details"]}>
      <Select
        label={printTexts.north}
        options={["true", "grid"]}
        value={details.north}
        textOf={(north) => printTexts.norths[north]}
        onChoose={(north) => {
          setPreferences({ printNorth: north });
          onDetails({ north });
        }}
      />
      <Select
        label={printTexts.waypoints}
        options={["names", "numbers"]}
        value={details.waypointsAs}
        textOf={(as) => printTexts.waypointsAs[as]}
        onChoose={(waypointsAs) => onDetails({ waypointsAs })}
      />
      <Choice
        kind="checkbox"
        name="print-own"
        label={printTexts.showsOwn}
        checked={details.showsOwn}
        onChoose={(showsOwn) => onDetails({ showsOwn })}
      />
      {hasSightings ? (
        <Choice
          kind="checkbox"
          name="print-sightings"
          label={printTexts.showsSightings}
          checked={details.showsSightings}
          onChoose={(showsSightings) => onDetails({ showsSightings })}
        />
      ) : null}
      <Choice
        kind="checkbox"
        name="print-legend"
        label={printTexts.showsLegend}
        checked={details.showsLegend}
        onChoose={(showsLegend) => onDetails({ showsLegend })}
      />
    </div>
  );
}
