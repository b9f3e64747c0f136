import styles from "./figures.module.css";

interface FiguresProps {
  readonly figures: readonly {
    readonly name: string;
    /** Null for an unknown value. */
    readonly value: string | null;
  }[];
}

/** More characters than this are wider than a panel beside the map. */
const MAX_LARGE_CHARACTERS = 20;

/** A few large figures beside each other, with their names below them. */
export function Figures({ figures }: FiguresProps) {
  const length = figures.reduce((sum, { value }) => sum + (value?.length ?? 1), 0);
  return (
    <dl className={styles["figures"]} data-is-long={length > MAX_LARGE_CHARACTERS || undefined}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
