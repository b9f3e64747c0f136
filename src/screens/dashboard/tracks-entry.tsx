// Drawn seldom, and on the first visit: what the compiler keeps of it would weigh more than it saves.
"use no memo";

import { Link } from "react-router";
import { dashboardTexts } from "#i18n/dashboard.ts";
import { recorderEntryTexts } from "#i18n/recorder-entry.ts";
import { buttonClass } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";

/** The way to all tracks while the recorder stands elsewhere on the screen. */
export function TracksEntry() {
  return (
    <Section heading={dashboardTexts.tracks}>
      <Link to="/tracks" className={buttonClass("secondary")}>
        {recorderEntryTexts.allTracks}
      </Link>
    </Section>
  );
}
