import type { ReactNode } from "react";
import styles from "./facts.module.css";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

/** Names with their values, one a line, digits aligned so that a changing number does not dance. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles["facts"]}>
      {facts.map(({ name, value, action }) => (
        <div key={name} className={styles[action ? "stacked" : "fact"]}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {action ? <dd className={styles["action"]}>{action}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
