import { useStore } from "zustand";
import { routeLetter } from "#i18n/plan.ts";
import { offerColor } from "#mapview/layers/plan/offer-colors.ts";
import { settingsStore } from "#state/settings/settings.ts";
import styles from "./route-search.module.css";

/** The letter of a choice, in its colour on the map. */
export function OfferLetter({ index }: { readonly index: number }) {
  const isDark = useStore(settingsStore, ({ colorScheme }) => colorScheme === 1);
  const color = offerColor(index, isDark ? "dark" : "light");
  return (
    <span className={styles["letter"]} style={{ borderColor: color, color }}>
      {routeLetter(index)}
    </span>
  );
}
