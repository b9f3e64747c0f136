import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { LinkButton } from "#parts/link-button.tsx";
import { useNotice } from "#parts/map/use-notice.ts";
import { followingStatusStore } from "#state/guidance/following-status.ts";
import { askToInstall, declineInstall, installMethod } from "#state/installation/install.ts";
import { somethingSavedStore, startSomethingSaved } from "#state/installation/something-saved.ts";
import { thisBrowser } from "#state/position/this-browser.ts";
import { recordingStatusStore } from "#state/recording/recording-status.ts";
import { Button } from "#ui/button.tsx";
import { installTexts } from "#words/app/install.ts";
import styles from "./install-offer.module.css";

/**
 * Offers to install the app below the map, once something worth keeping is stored, and not while recording or following
 * a route; gives way unanswered.
 */
export function InstallOffer() {
  const [method] = useState(installMethod);
  const [isAnswered, setAnswered] = useState(false);
  const isSaved = useStore(somethingSavedStore, (state) => state.isSaved);
  const isFollowing = useStore(followingStatusStore, (status) => status.isFollowing);
  const isRecording = useStore(recordingStatusStore, ({ status }) => status !== "idle");
  useEffect(startSomethingSaved, []);
  // The steps are those of an iPhone; Safari on a Mac has others.
  const isKnown = method === "question" || (method === "steps" && thisBrowser() === "safari-ios");
  const isDue = isKnown && isSaved && !isAnswered && !isFollowing && !isRecording;
  if (!useNotice("install", isDue ? method : null, "offer")) return null;

  function answer(isInstalling: boolean) {
    if (isInstalling) void askToInstall();
    else declineInstall();
    setAnswered(true);
    // The focused button disappears: move the focus to the screen.
    document.querySelector("main")?.focus({ preventScroll: true });
  }

  const offer = (
    <div className={styles["strip"]} role="status" data-notice="install">
      {method === "question" ? (
        <>
          <p>{installTexts.offer}</p>
          <Button variant="primary" onClick={() => answer(true)}>
            {installTexts.install}
          </Button>
        </>
      ) : (
        <>
          <p>{installTexts.homeScreen}</p>
          <ol>
            {installTexts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{installTexts.startsEmpty}</p>
          <LinkButton to="/settings#gegevens" variant="quiet">
            {installTexts.backup}
          </LinkButton>
        </>
      )}
      <Button variant="quiet" onClick={() => answer(false)}>
        {installTexts.notNow}
      </Button>
    </div>
  );
  const place = document.getElementById("aanbod");
  return place ? createPortal(offer, place) : offer;
}
