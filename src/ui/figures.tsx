import styles from "./figures.module.css";

interface FiguresProps {
  readonly figures: readonly {
    readonly name: string;
    /** Null for an unknown value. */
    readonly value: string | null;
  }[];
}

/** A few large figures beside each other, with their names below them. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className={styles["figures"]}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
