import { RotateCw } from "lucide-react";
import { errorTexts } from "#i18n/error.ts";
import { notLoadedTexts } from "#i18n/not-loaded.ts";
import { Button } from "#ui/button.tsx";
import styles from "./error-screen.module.css";

/** The offer to try again when a script of the page has failed to load; stands in the place of the screen. */
export function NotLoaded() {
  return (
    <div className={styles["error"]} role="alert">
      <h2>{errorTexts.heading}</h2>
      <p>{notLoadedTexts.failed}</p>
      <TryAgain />
    </div>
  );
}

/** The same offer while a script is still on its way; lies over the frame. */
export function LoadsSlowly() {
  return (
    <div className={styles["slow"]} role="alert">
      <p>{notLoadedTexts.slow}</p>
      <TryAgain />
    </div>
  );
}

function TryAgain() {
  return (
    <Button variant="primary" icon={<RotateCw aria-hidden="true" />}>
      {errorTexts.tryAgain}
    </Button>
  );
}
