import { noticesNear } from "#domain/bulletin/notices-along.ts";
import type { LatLng } from "#domain/coordinates/lat-lng.ts";
import { NoticeList } from "#parts/fairway/notice-list.tsx";
import { NoticesAge } from "#parts/fairway/notices-age.tsx";
import { useNotices } from "#parts/fairway/use-bulletin.ts";
import { Card } from "#screens/map/card/card.tsx";
import { noticeTexts } from "#words/water/bulletin.ts";

interface NoticeCardProps {
  readonly place: LatLng;
  readonly onClose: () => void;
}

/** Shows the notices to skippers at a place, with their age. */
export function NoticeCard({ place, onClose }: NoticeCardProps) {
  const notices = useNotices();
  const here = noticesNear(place, notices?.items ?? []);
  return (
    <Card heading={noticeTexts.heading} onClose={onClose}>
      <NoticesAge />
      <NoticeList askedAtMs={notices?.askedAtMs ?? 0} notices={here} hasPlaces />
    </Card>
  );
}
