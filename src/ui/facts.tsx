import type { ReactNode } from "react";
import styles from "./facts.module.css";

export interface Fact {
  readonly name: string;
  /** Null for an unknown value. */
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** The name of one line that lists the unknown facts, for a list where many may be unknown. */
  readonly unknownName?: string;
}

/** A list of names and values, with aligned digits so that changing numbers do not jump. */
export function Facts({ facts, unknownName }: FactsProps) {
  const isUnknown = ({ value }: Fact) => unknownName !== undefined && value === null;
  const unknown = facts.filter(isUnknown).map(({ name }) => name);
  return (
    <dl>
      {facts
        .filter((fact) => !isUnknown(fact))
        .map(({ name, value, action }) => (
          <div key={name} className={styles[action ? "stacked" : "fact"]}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {action ? <dd className={styles["action"]}>{action}</dd> : null}
          </div>
        ))}
      {unknown.length > 0 ? (
        <div className={styles["fact"]}>
          <dt>{unknownName}</dt>
          <dd>{unknown.join(", ")}</dd>
        </div>
      ) : null}
    </dl>
  );
}
