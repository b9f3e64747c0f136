import { useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";
import styles from "./waypoint-detail-screen.module.css";

const FormFacts = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "coordinate-forms" */ "./form-facts.tsx")).FormFacts,
  { waiting: <Spinner label={navigationTexts.loadingScreen} />, failed: NotLoaded },
);

/** Shows the place in every notation on request; that code weighs more than the screen. */
export function CoordinateForms({ place }: { readonly place: LatLng }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles["forms"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{detailTexts.allForms}</summary>
      {isOpen ? <FormFacts place={place} /> : null}
    </details>
  );
}

function NotLoaded() {
  return <p role="status">{detailTexts.formsNotLoaded}</p>;
}
