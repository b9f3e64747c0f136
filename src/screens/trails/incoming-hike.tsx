import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { fromBase64Url } from "#domain/bytes/base64url.ts";
import { hikePath } from "#domain/links/trail-path.ts";
import { freeName } from "#domain/packs/free-name.ts";
import { type HikeParcel, readHikeFile, readHikeLink } from "#domain/sharing/hike-parcel.ts";
import { hikeName, incomingHikeText, linesText, pagesText } from "#sentences/scouting/hike.ts";
import { postsText } from "#sentences/scouting/trails.ts";
import { packCommands, packsStore, startPacks } from "#state/packs/packs.ts";
import { hikes } from "#state/trail/hikes.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { hikeProblems, hikeTexts } from "#words/scouting/hike.ts";
import { trailTexts } from "#words/scouting/trails.ts";

interface IncomingHikeProps {
  /** A link, or the bytes of a file. */
  readonly content: string | Uint8Array;
  readonly onDone: () => void;
}

/** Asks whether a hike that came in is to be stored, and says what is in it. */
export function IncomingHike({ content, onDone }: IncomingHikeProps) {
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const read = useMemo(
    () => (typeof content === "string" ? readHikeLink(content) : readHikeFile(content)),
    [content],
  );
  if (!read.ok) return <Notice tone="danger">{hikeProblems[read.reason]}</Notice>;
  const { name, patrol, pages, trail, hunt, route, lines = [], map } = read.hike;
  const lineCount = lines.length + (route === undefined ? 0 : 1);
  const parts = [
    ...(pages.length > 0 ? [pagesText(pages.length)] : []),
    ...(trail ? [postsText(trail.count)] : []),
    ...(hunt === undefined ? [] : [hikeTexts.hunt]),
    ...(lineCount > 0 ? [linesText(lineCount)] : []),
    ...(map === undefined ? [] : [hikeTexts.areaMap]),
  ];
  const keep = async () => {
    const id = await hikes.take(read.hike).catch(() => null);
    setFailed(id === null);
    if (!id) return;
    storeMap(read.hike).catch((error: unknown) => console.warn("The map was not stored:", error));
    await navigate(hikePath(id));
  };
  return (
    <div className={layout["stack"]}>
      <p>{incomingHikeText(name, patrol)}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={layout["hint"]}>{hikeTexts.keepHint}</p>
      {hasFailed ? <Notice tone="danger">{trailTexts.notStored}</Notice> : null}
      <div className={layout["actions"]}>
        <Button variant="primary" onClick={() => void keep()}>
          {hikeTexts.keep}
        </Button>
        <Button onClick={onDone}>{trailTexts.refuse}</Button>
      </div>
    </div>
  );
}

/** Makes a pack of the map of a hike, unless a pack of this phone has it; the page of the hike then says whether it works. */
async function storeMap({ name, patrol, box, map }: HikeParcel): Promise<void> {
  const bytes = map === undefined ? null : fromBase64Url(map);
  if (!bytes) return;
  const { packWithMapOf } = await import(
    /* webpackChunkName: "map-of-box" */ "#state/packs/map-of-box.ts"
  );
  await startPacks();
  const { packs, records } = packsStore.getState();
  if (packWithMapOf(packs, box)) return;
  // A file with the name of an earlier one would take its place.
  const names = records.map((record) => record.name);
  const packName = freeName(hikeName(name || patrol), names);
  await packCommands.openPackFiles([new File([bytes as BlobPart], `${packName}.pmtiles`)]);
}
