import { useStore } from "zustand";
import { setAsideText, settingsTexts } from "#i18n/settings.ts";
import { downloadSetAside, downloadWaypoints } from "#state/downloads.ts";
import { waypointsStore } from "#state/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Section } from "#ui/page.tsx";

/** The user's own data, to take along; also what could not be read. */
export function OwnData() {
  const setAsideCount = useStore(waypointsStore, (state) => state.setAside.length);
  return (
    <Section heading={settingsTexts.data}>
      <p>{settingsTexts.dataHint}</p>
      <Button onClick={() => downloadWaypoints()}>{settingsTexts.download}</Button>
      {setAsideCount > 0 ? (
        <Notice
          tone="danger"
          action={
            <Button onClick={() => void downloadSetAside()}>
              {settingsTexts.downloadSetAside}
            </Button>
          }
        >
          {setAsideText(setAsideCount)}
        </Notice>
      ) : null}
    </Section>
  );
}
