import { offerColor } from "#mapview/layers/plan/offer-colors.ts";
import { useIsDark } from "#parts/use-is-dark.ts";
import { routeLetter } from "#sentences/plan/route-search.ts";
import styles from "./route-search.module.css";

/** The letter of a choice, in its colour on the map. */
export function OfferLetter({ index }: { readonly index: number }) {
  const isDark = useIsDark();
  const color = offerColor(index, isDark ? "dark" : "light");
  return (
    <span className={styles["letter"]} style={{ borderColor: color, color }}>
      {routeLetter(index)}
    </span>
  );
}
