import styles from "./spinner.module.css";

/** Says that something is on its way. `label` is heard, the ring is seen. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={styles["spinner"]} role="status" data-testid="spinner">
      <span className={styles["ring"]} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
