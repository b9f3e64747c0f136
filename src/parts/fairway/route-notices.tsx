import { noticePlaces } from "#domain/bulletin/notices-along.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { LinkedNote } from "#parts/linked-note.tsx";
import { distanceText } from "#sentences/intl/distance.ts";
import {
  laterNoticesText,
  leftOutNoticesText,
  noticePeriodText,
  noticePlaceText,
  noticesOnRouteText,
  noticeText,
} from "#sentences/water/bulletin.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { noticeTexts } from "#words/water/bulletin.ts";
import { NoticesAge } from "./notices-age.tsx";
import type { RouteNotices as Notices } from "./use-bulletin.ts";
import { useBulletin } from "./use-bulletin.ts";
import { useMinuteMs } from "./use-minute-ms.ts";

interface RouteNoticesProps {
  readonly notices: Notices | null;
  /** Milliseconds since 1970; now by default. */
  readonly departureMs?: number;
  /** Shows a place on the map; absent where there is no map. */
  readonly onShow?: (place: LatLng) => void;
}

/** Lists the notices to skippers on a route, below their age. */
export function RouteNotices({ notices, departureMs = 0, onShow }: RouteNoticesProps) {
  const nowMs = useMinuteMs();
  const later = notices && laterNoticesText(notices.askedAtMs, departureMs);
  const leftOut = useBulletin().bulletin?.notices?.leftOutCount ?? 0;
  return (
    <section aria-label={noticeTexts.heading}>
      <h4 className={layout["hint"]}>{noticeTexts.heading}</h4>
      <NoticesAge />
      {notices ? (
        <>
          {notices.along ? <p role="status">{noticesOnRouteText(notices.along.length)}</p> : null}
          {notices.isFailed ? <p role="status">{noticeTexts.unsearched}</p> : null}
          <ul>
            {(notices.along ?? []).map(({ notice, alongMeters }, index) => (
              <li key={`${notice.id} ${index}`}>
                {distanceText(alongMeters, "motorboat")} · {noticePlaceText(notice)}:{" "}
                {noticeText(notice, notices.askedAtMs, nowMs)}, {noticePeriodText(notice, nowMs)}
                {onShow ? (
                  <Button variant="quiet" onClick={() => onShow(noticePlaces(notice)[0] as LatLng)}>
                    {noticeTexts.show}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
          {notices.along && notices.along.length > 0 ? (
            <p className={layout["hint"]}>
              <LinkedNote text={noticeTexts.hours} />
            </p>
          ) : null}
          {later ? <p>{later}</p> : null}
          {leftOut > 0 ? <p className={layout["hint"]}>{leftOutNoticesText(leftOut)}</p> : null}
        </>
      ) : null}
    </section>
  );
}
