import type { FairwayObject } from "#domain/fairway/fairway-object.ts";
import { type PhoneNumber, phoneNumbers } from "#domain/fairway/phone-numbers.ts";
import type { FairwayLeg, PassedObject } from "#domain/plans/fairway-legs.ts";
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
    <details>
      <summary className={layout["summary"]}>{callTexts.call}</summary>
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

/**
 * Lists whom to call for the movable bridges and locks of a route: each number once, in the order of the first that it is for,
 * with whose it is and when the boat is there. Shows nothing without any.
 */
export function CallAhead({ legs, departureMs }: CallAheadProps) {
  const passed = legs.flatMap((leg) => leg.passed).filter(({ object }) => isOperated(object));
  if (passed.length === 0) return null;
  return (
    <details>
      <summary className={layout["summary"]}>{`${callTexts.ahead} (${passed.length})`}</summary>
      <p className={layout["hint"]}>{callTexts.aheadHelp}</p>
      <ol className={styles["numbers"]}>
        {callsOf(passed).map(({ callee, whose, passed }) => (
          <li key={callee?.digits ?? ""}>
            {callee ? <Phone number={callee} /> : callTexts.noNumber} {whose}
            <ul className={styles["passed"]}>
              {passed.map(({ object, atMs }) => (
                <li key={`${object.id} ${atMs}`}>
                  {passingTime(atMs, departureMs)} {object.name || fairwayTexts.unnamed}
                  {object.vhf.length > 0 ? ` · ${vhfCallText(object.vhf)}` : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A number to call, null for those without one, and what the boat passes that it is for. */
interface Call {
  readonly callee: Callee | null;
  /** Whose the number is: of several bridges or locks it is their operator's. */
  whose: string;
  readonly passed: PassedObject[];
}

function callsOf(passed: readonly PassedObject[]): readonly Call[] {
  const calls = new Map<string, Call>();
  for (const one of passed) {
    const callees: readonly (Callee | null)[] = calleesOf(one.object);
    for (const callee of callees.length > 0 ? callees : [null]) {
      const key = callee?.digits ?? "";
      const whose = callee?.whose ?? "";
      const call = calls.get(key) ?? { callee, whose, passed: [] };
      if (call.whose !== whose) call.whose = one.object.operator;
      call.passed.push(one);
      calls.set(key, call);
    }
  }
  return [...calls.values()];
}

function isOperated({ kind, isMovable }: FairwayObject): boolean {
  return kind === "lock" || isMovable;
}

function Phone({ number: { digits, text } }: { readonly number: PhoneNumber }) {
  return (
    <a className={styles["phone"]} href={`tel:${digits}`}>
      {text}
    </a>
  );
}
