import styles from "./spinner.module.css";

/** Indicates loading: `label` for screen readers, a ring for the eye. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={styles["spinner"]} role="status" data-testid="spinner">
      <span className={styles["ring"]} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
