import { RotateCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { errorTexts } from "#words/app/error.ts";
import { notLoadedTexts } from "#words/common/not-loaded.ts";
import styles from "./error-screen.module.css";

/** The retry offer after a script of the page failed to load, in place of the screen. */
export function NotLoaded() {
  return (
    <div className={styles["error"]} role="alert">
      <h2>{errorTexts.heading}</h2>
      <p>{notLoadedTexts.failed}</p>
      <TryAgain />
    </div>
  );
}

/** The retry offer while a script is still loading, over the frame. */
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
