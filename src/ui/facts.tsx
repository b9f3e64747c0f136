import type { ReactNode } from "react";
import styles from "./facts.module.css";

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly action?: ReactNode;
}

/** A list of names and values, with aligned digits so that changing numbers do not jump. */
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
