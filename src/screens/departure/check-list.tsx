import { CircleAlert, CircleCheck, Info } from "lucide-react";
import type { ReactNode } from "react";
import type { AreaShape } from "#domain/areas/area-shape.ts";
import { type DepartureItem, gapsOf } from "#domain/departure/departure-check.ts";
import type { DepartureState } from "#parts/departure/use-departure-check.ts";
import { batteryText, departureLine, fixAgeText, gapsText } from "#sentences/plan/departure.ts";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { departureTexts } from "#words/plan/departure.ts";
import styles from "./departure.module.css";
import { ItemAction } from "./item-action.tsx";

interface CheckListProps {
  readonly check: DepartureState;
  readonly shape: AreaShape;
  /** The state of the map, with the button that fetches the rest. */
  readonly verdict: ReactNode;
  /** Reads the device again after a gap was closed. */
  readonly onChanged: () => void;
}

/**
 * Shows one tick when everything is in order; otherwise each gap with an action that closes it, and then the
 * rest.
 */
export function CheckList({ check, shape, verdict, onChanged }: CheckListProps) {
  const { items } = check;
  const gaps = gapsOf(items);
  const others = items.filter(({ state }) => state !== "gap");
  return (
    <div className={layout["wideStack"]} data-departure={gaps.length === 0 ? "ready" : "gaps"}>
      <p role="status" className={styles["answer"]} data-ready={gaps.length === 0}>
        {gaps.length === 0 ? (
          <CircleCheck aria-hidden="true" size={28} />
        ) : (
          <CircleAlert aria-hidden="true" size={28} />
        )}
        <strong>{gaps.length === 0 ? departureTexts.ready : gapsText(gaps.length)}</strong>
      </p>
      {gaps.length > 0 ? (
        <ul className={styles["gaps"]}>
          {gaps.map((item) => (
            <li key={item.id} data-gap={item.id}>
              {item.id === "map" ? (
                verdict
              ) : (
                <>
                  <p>{departureLine(item)}</p>
                  <ItemAction item={item} shape={shape} check={check} onChanged={onChanged} />
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Section heading={departureTexts.all}>
        <ul className={styles["rest"]}>
          {others.map((item) => (
            <li key={item.id} data-check={item.id} data-state={item.state}>
              <Sign state={item.state} />
              <span>
                {departureLine(item)}
                <Detail item={item} check={check} />
              </span>
              {item.state === "note" ? (
                <ItemAction item={item} shape={shape} check={check} onChanged={onChanged} />
              ) : null}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

function Sign({ state }: Pick<DepartureItem, "state">) {
  const Icon = state === "ok" ? CircleCheck : Info;
  return <Icon aria-hidden="true" size={20} className={styles["sign"]} data-state={state} />;
}

interface DetailProps {
  readonly item: DepartureItem;
  readonly check: DepartureState;
}

/** Shows the age of the latest fix, or the charge of the battery. */
function Detail({ item, check: { readings } }: DetailProps) {
  const { fixAgeMs, battery } = readings;
  if (item.id === "position" && fixAgeMs !== null) {
    return <small>{fixAgeText(fixAgeMs)}</small>;
  }
  if (item.id === "battery" && battery) {
    return <small>{batteryText(battery.level, battery.isCharging)}</small>;
  }
  return null;
}
