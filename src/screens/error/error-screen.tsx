// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Home, RotateCw } from "lucide-react";
import { LinkButton } from "#parts/link-button.tsx";
import { statusText } from "#sentences/app/error.ts";
import { Button } from "#ui/button.tsx";
import { errorTexts } from "#words/app/error.ts";
import { navigationTexts } from "#words/app/navigation.ts";
import styles from "./error-screen.module.css";

interface ErrorScreenProps {
  readonly status: number;
  /** One sentence about the error and what to do; empty if the status is enough. */
  readonly explanation: string;
  /** The error message of the browser, for a report. */
  readonly detail?: string;
}

/** The page for unknown routes and errors, with a link back. */
export function ErrorScreen({ status, explanation, detail }: ErrorScreenProps) {
  return (
    <div className={styles["error"]} role="alert">
      <title>{`${errorTexts.heading} ${statusText(status)} · ${navigationTexts.productName}`}</title>
      <h2>{errorTexts.heading}</h2>
      <p className={styles["status"]}>{statusText(status)}</p>
      <p className={styles["code"]}>{status}</p>
      {explanation ? <p>{explanation}</p> : null}
      <div className={styles["actions"]}>
        {/* A full load, so that an error in the running app does not persist. */}
        <LinkButton to="/" reloadDocument={detail !== undefined} variant="primary">
          <Home aria-hidden="true" />
          {errorTexts.home}
        </LinkButton>
        {detail ? (
          <Button icon={<RotateCw aria-hidden="true" />} onClick={() => location.reload()}>
            {errorTexts.tryAgain}
          </Button>
        ) : null}
      </div>
      {detail ? <p className={styles["detail"]}>{detail}</p> : null}
    </div>
  );
}
