import type { Notice } from "#domain/bulletin/bulletin.ts";
import { LinkedNote } from "#parts/linked-note.tsx";
import { noticePeriodText, noticePlaceText, noticeText } from "#sentences/water/bulletin.ts";
import layout from "#ui/layout.module.css";
import { noticeTexts } from "#words/water/bulletin.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

interface NoticeListProps {
  readonly askedAtMs: number;
  readonly notices: readonly Notice[];
  /** Names the place of each. */
  readonly hasPlaces?: boolean;
}

/** Lists notices to skippers, with their period and number. Shows nothing without any. */
export function NoticeList({ askedAtMs, notices, hasPlaces = false }: NoticeListProps) {
  const nowMs = useMinuteMs();
  if (notices.length === 0) return null;
  return (
    <>
      <ul aria-label={noticeTexts.heading}>
        {notices.map((notice, index) => (
          <li key={`${notice.id} ${index}`}>
            {hasPlaces ? `${noticePlaceText(notice)}: ` : null}
            <strong>{noticeText(notice, askedAtMs, nowMs)}</strong>,{" "}
            {noticePeriodText(notice, nowMs)} ({notice.id})
          </li>
        ))}
      </ul>
      <p className={layout["hint"]}>
        <LinkedNote text={noticeTexts.hours} />
      </p>
    </>
  );
}
