import { Phone } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Link, useParams } from "react-router";
import { useStore } from "zustand";
import { phoneNumbers } from "#domain/fairway/phone-numbers.ts";
import { trackScreenPath } from "#domain/links/app-path.ts";
import { walkPath } from "#domain/links/trail-path.ts";
import { OfflineVerdictPanel } from "#parts/coverage/offline-verdict-panel.tsx";
import { useOfflineReport } from "#parts/coverage/use-offline-report.ts";
import { hikeName } from "#sentences/scouting/hike.ts";
import { patrolNote } from "#sentences/scouting/patrols.ts";
import { positionPermissionStore } from "#state/position/position.ts";
import { fetchPosition } from "#state/position/want-position.ts";
import { hikes } from "#state/trail/hikes.ts";
import { trails } from "#state/trail/trails.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Page, Section } from "#ui/page.tsx";
import { navigationTexts } from "#words/app/navigation.ts";
import { hikeWords, hikeTexts as texts } from "#words/scouting/hike.ts";
import { trailTexts } from "#words/scouting/trails.ts";
import { HikePages } from "./hike-pages.tsx";

type Hike = NonNullable<ReturnType<typeof hikes.store.getState>["hikes"]>[number];

/** A hike from the leaders: its sheets, what came with it, and what this phone lacks before leaving. */
export function Component() {
  const { hikeId = "" } = useParams();
  const { hikes: received, problem } = useStore(hikes.store);
  useEffect(() => {
    void hikes.load();
    void trails.load();
  }, []);
  const hike = received?.find(({ id }) => id === hikeId);
  return (
    <Page
      heading={hike ? hikeName(hike.name) : texts.unnamed}
      productName={navigationTexts.productName}
    >
      {problem && !received ? <Notice tone="danger">{trailTexts.notRead}</Notice> : null}
      {!received && !problem ? <p role="status">{texts.reading}</p> : null}
      {received && !hike ? <p role="alert">{texts.gone}</p> : null}
      {hike ? <Content hike={hike} /> : null}
      <Link to="/trails" className={buttonClass("quiet")}>
        {trailTexts.heading}
      </Link>
    </Page>
  );
}

function Content({ hike }: { readonly hike: Hike }) {
  const { patrol, startMinutes, phone, pages, lostPages } = hike;
  return (
    <>
      <p>{[patrol, patrolNote(startMinutes, "")].filter((one) => one !== "").join(". ")}</p>
      <CallLeaders phone={phone} />
      <Before hike={hike} />
      <HikeContents hike={hike} />
      <Section heading={texts.sheets}>
        {pages.length > 0 ? <HikePages pages={pages} /> : <p>{texts.noSheets}</p>}
        {lostPages.length > 0 ? (
          <details>
            <summary className={layout["summary"]}>{texts.lost}</summary>
            <HikePages pages={lostPages} />
          </details>
        ) : null}
      </Section>
    </>
  );
}

/** The telephone number of the leaders as they typed it: there may be words or a second number beside it, or none that is certain. */
function CallLeaders({ phone }: { readonly phone: string }) {
  const numbers = phoneNumbers(phone);
  const isAlone = numbers.length === 1;
  return (
    <>
      {phone === "" || isAlone ? null : <p>{patrolNote(null, phone)}</p>}
      {numbers.length === 0 ? null : (
        <div className={layout["actions"]}>
          {numbers.map(({ text, digits }) => (
            <a key={digits} href={`tel:${digits}`} className={buttonClass("secondary")}>
              <Phone aria-hidden="true" size={20} />
              {hikeWords.callLeaders(isAlone ? phone : text)}
            </a>
          ))}
        </div>
      )}
    </>
  );
}

/** The map, the posts and the position, which the patrol needs without a network. */
function Before({ hike: { box, name, walkId } }: { readonly hike: Hike }) {
  const question = useMemo(
    () => ({ shape: { kind: "box", bounds: box } as const, mode: null }),
    [box],
  );
  const state = useOfflineReport(question);
  const permission = useStore(positionPermissionStore, (store) => store.permission);
  return (
    <Section heading={texts.before}>
      <div className={layout["stack"]}>
        <OfflineVerdictPanel state={state} name={hikeName(name)} />
        <PostsOnPhone walkId={walkId} />
        {permission === "granted" ? <p>{texts.positionOk}</p> : null}
        {permission === "denied" ? <Notice tone="danger">{texts.positionDenied}</Notice> : null}
        {permission !== "granted" && permission !== "denied" ? (
          <>
            <p>{texts.positionUnknown}</p>
            <Button onClick={fetchPosition}>{texts.askPosition}</Button>
          </>
        ) : null}
      </div>
    </Section>
  );
}

/** Says whether the posts of a hike are on this phone and can be opened; nothing until they have been read. */
function PostsOnPhone({ walkId }: { readonly walkId: string | undefined }) {
  const { walks, problem } = useStore(trails.store);
  if (walkId === undefined) return <p>{texts.noPosts}</p>;
  if (!walks) return problem ? <Notice tone="danger">{trailTexts.notRead}</Notice> : null;
  if (!walks.some(({ id }) => id === walkId)) return <p>{texts.walkGone}</p>;
  return trails.canSeal ? <p>{texts.postsReady}</p> : <Notice>{trailTexts.noCiphers}</Notice>;
}

function HikeContents({ hike }: { readonly hike: Hike }) {
  const { walkId, lineIds, hasHunt, hasMap } = hike;
  const [lineId] = lineIds;
  const isEmpty = walkId === undefined && lineId === undefined && !hasHunt;
  // Nothing is said where it is not known whether a map came with it, and where nothing came.
  if (isEmpty && (hasMap === undefined || (!hasMap && hike.pages.length === 0))) return null;
  return (
    <Section heading={texts.cameIn}>
      {hasMap ? <p>{texts.mapCameIn}</p> : null}
      {isEmpty && !hasMap ? <p>{texts.onlySheets}</p> : null}
      <div className={layout["actions"]}>
        {walkId === undefined ? null : (
          <Link to={walkPath(walkId)} className={buttonClass("primary")}>
            {texts.posts}
          </Link>
        )}
        {lineId === undefined ? null : (
          <Link
            to={lineIds.length === 1 ? trackScreenPath(lineId) : "/tracks"}
            className={buttonClass("secondary")}
          >
            {texts.route}
          </Link>
        )}
        {hasHunt ? (
          <Link to="/map?jacht" className={buttonClass("secondary")}>
            {texts.hunt}
          </Link>
        ) : null}
      </div>
    </Section>
  );
}
