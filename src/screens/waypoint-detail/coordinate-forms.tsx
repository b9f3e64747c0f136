import { lazy, Suspense, useState } from "react";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { Spinner } from "#ui/spinner.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { detailTexts } from "#words/waypoints/waypoints-detail.ts";
import styles from "./waypoint-detail-screen.module.css";

const FormFacts = lazy(() =>
  import(/* webpackChunkName: "coordinate-forms" */ "./form-facts.tsx").then(
    ({ FormFacts: component }) => ({ default: component }),
    () => ({ default: NotLoaded }),
  ),
);

/** Shows the place in every notation on request; that code weighs more than the screen. */
export function CoordinateForms({ place }: { readonly place: LatLng }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles["forms"]} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{detailTexts.allForms}</summary>
      {isOpen ? (
        <Suspense fallback={<Spinner label={navigationTexts.loadingScreen} />}>
          <FormFacts place={place} />
        </Suspense>
      ) : null}
    </details>
  );
}

function NotLoaded(_props: { readonly place: LatLng }) {
  return <p role="status">{detailTexts.formsNotLoaded}</p>;
}
