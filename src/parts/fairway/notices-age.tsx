import { bulletinAge } from "#domain/bulletin/bulletin.ts";
import { LinkedNote } from "#parts/linked-note.tsx";
import { bulletinAgeText } from "#sentences/water/bulletin.ts";
import { askBulletin } from "#state/fairways/bulletin.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { noticeTexts } from "#words/water/bulletin.ts";
import { useBulletin } from "./use-bulletin.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

/** Says of when the notices to skippers are, first of all if they are old or have not been fetched, with a button that asks again. */
export function NoticesAge() {
  const { bulletin, status, problem } = useBulletin();
  const nowMs = useMinuteMs();
  const notices = bulletin?.notices ?? null;
  if (!notices && status !== "settled") {
    return <p role="status">{status === "asking" ? noticeTexts.asking : noticeTexts.reading}</p>;
  }
  const isFresh = notices !== null && bulletinAge(notices.askedAtMs, nowMs) === "fresh";
  const age = notices ? bulletinAgeText(notices.askedAtMs, nowMs) : noticeTexts.missing;
  const why = problem === "offline-only" ? noticeTexts.offlineOnly : noticeTexts.failed;
  if (isFresh) {
    return <p className={layout["hint"]}>{age}</p>;
  }
  return (
    <>
      <Notice tone={notices ? "danger" : "plain"}>
        <LinkedNote text={problem ? `${age} ${why}` : age} />
      </Notice>
      {problem === "offline-only" ? null : (
        <Button disabled={status === "asking"} onClick={() => void askBulletin()}>
          {status === "asking" ? noticeTexts.asking : noticeTexts.ask}
        </Button>
      )}
    </>
  );
}
