import { ALONG_KINDS, type AlongKind } from "#domain/search/along-route.ts";
import { NotLoaded } from "#parts/not-loaded.tsx";
import { useDistanceText } from "#parts/use-distance-text.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { alongCount, placesAlongText } from "#sentences/plan/along-route.ts";
import { type AlongTrack as Along, lookAlongTrack } from "#state/search/look-along-track.ts";
import { trackById } from "#state/tracks/tracks.ts";
import { Facts } from "#ui/facts.tsx";
import { alongTexts } from "#words/plan/along-route.ts";
import { trackOnWaysWords as words } from "#words/tracks/track-on-ways.ts";

/** There are many benches, so they are left out, as they are at first along a plan. */
const KINDS = ALONG_KINDS.filter((kind) => kind !== "bench");

/** Lists useful places along a track, such as water, toilets and food, by kind. */
export function AlongTrack({ id }: { readonly id: string }) {
  const { value, isFailed, again } = useLoaded(() => alongOf(id), id);
  return (
    <>
      <h4>{alongTexts.heading}</h4>
      {isFailed ? <NotLoaded text={words.besideFailed} again={again} /> : null}
      {!isFailed && value === undefined ? <p role="status">{alongTexts.looking}</p> : null}
      {value ? <Found along={value} /> : null}
    </>
  );
}

/** Null if the track is gone. */
async function alongOf(id: string): Promise<Along | null> {
  const track = await trackById(id);
  return track ? lookAlongTrack(track.points) : null;
}

function Found({ along: { places, isKnown } }: { readonly along: Along }) {
  const lengthText = useDistanceText();
  const kinds = KINDS.flatMap((kind): (readonly [AlongKind, typeof places])[] => {
    const some = places.filter((place) => place.kind === kind);
    return some.length > 0 ? [[kind, some]] : [];
  });
  if (kinds.length === 0) return <p>{isKnown ? words.besideNothing : alongTexts.unknown}</p>;
  return (
    <Facts
      facts={kinds.map(([kind, some]) => ({
        name: alongCount(kind, some.length),
        value: placesAlongText(kind, some, lengthText),
      }))}
    />
  );
}
