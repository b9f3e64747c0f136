// Rarely rendered, and on the first visit: memoization would weigh more than it saves.
"use no memo";

import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { dashboardTexts } from "#words/app/dashboard.ts";
import { recorderEntryTexts } from "#words/tracks/recorder-entry.ts";

/** A link to all tracks while the recorder is elsewhere on the screen. */
export function TracksEntry() {
  return (
    <Section heading={dashboardTexts.tracks}>
      <Link to="/tracks" className={buttonClass("secondary")}>
        {recorderEntryTexts.allTracks}
      </Link>
    </Section>
  );
}
