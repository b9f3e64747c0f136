import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { type PhoneNumber, phoneNumbers } from "#domain/fairway/phone-numbers.ts";
import type { FairwayLeg } from "#domain/plans/fairway-legs.ts";
import { vhfCallText } from "#sentences/water/fairways.ts";
import layout from "#ui/layout.module.css";
import { callTexts, fairwayTexts } from "#words/water/fairways.ts";
import styles from "./call-ahead.module.css";
import { passingTime } from "./fairway-words.ts";

/** A number, and whose it is. */
interface Callee extends PhoneNumber {
  readonly whose: string;
}

function calleesOf(object: FairwayObject): readonly Callee[] {
  const { name, phone, operator, operatorPhone } = object;
  const of = (text: string, whose: string) =>
    phoneNumbers(text).map((number) => ({ ...number, whose }));
  const all = [...of(phone, name || fairwayTexts.unnamed), ...of(operatorPhone, operator)];
  return all.filter(({ digits }, index) => all.findIndex((one) => one.digits === digits) === index);
}

/** Opens the telephone numbers of a bridge or lock and of its operator. Shows nothing without a number. */
export function CallButton({ object }: { readonly object: FairwayObject }) {
  const callees = calleesOf(object);
  if (callees.length === 0) return null;
  return (
    <details className={styles["call"]}>
      <summary>{callTexts.call}</summary>
      <ul className={styles["numbers"]}>
        {callees.map((callee) => (
          <li key={callee.digits}>
            <Phone number={callee} /> {callee.whose}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface CallAheadProps {
  readonly legs: readonly FairwayLeg[];
  readonly departureMs: number;
}

/** Lists whom to call for each movable bridge and lock of a route, in order. Shows nothing without any. */
export function CallAhead({ legs, departureMs }: CallAheadProps) {
  const passed = legs.flatMap((leg) => leg.passed).filter(({ object }) => isOperated(object));
  if (passed.length === 0) return null;
  return (
    <details className={styles["call"]}>
      <summary>{`${callTexts.ahead} (${passed.length})`}</summary>
      <p className={layout["hint"]}>{callTexts.aheadHelp}</p>
      <ol className={styles["numbers"]}>
        {passed.map(({ object, atMs }) => (
          <li key={object.id}>
            {passingTime(atMs, departureMs)} {object.name || fairwayTexts.unnamed}
            {object.vhf.length > 0 ? ` · ${vhfCallText(object.vhf)}` : null}
            <Numbers object={object} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function isOperated({ kind, isMovable }: FairwayObject): boolean {
  return kind === "lock" || isMovable;
}

function Numbers({ object }: { readonly object: FairwayObject }) {
  const callees = calleesOf(object);
  if (callees.length === 0) return ` · ${callTexts.noNumber}`;
  return callees.map((callee) => <Phone key={callee.digits} number={callee} />);
}

function Phone({ number: { digits, text } }: { readonly number: PhoneNumber }) {
  return (
    <a className={styles["phone"]} href={`tel:${digits}`}>
      {text}
    </a>
  );
}
