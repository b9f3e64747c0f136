import { Pentagon } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { addHuntArea } from "#state/scouting/hunt.ts";
import { loadTracks, setTrackVisible, trackById, tracksStore } from "#state/tracks/tracks.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { huntTexts } from "#words/scouting/hunt.ts";

/** Makes an area of a track or route: the import turns the areas of a file into those. */
export function AddArea() {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const tracks = useStore(tracksStore, (state) => state.tracks);
  useEffect(() => {
    if (isOpen) void loadTracks();
  }, [isOpen]);

  async function add(id: string, name: string) {
    const track = await trackById(id);
    const line = track ? Array.from(track.points.lats, (lat, at) => placeAt(track, lat, at)) : [];
    const isAdded = await addHuntArea(name, line);
    setProblem(isAdded ? null : huntTexts.notAnArea);
    if (!isAdded) return;
    setOpen(false);
    // The hunt draws it from now on.
    await setTrackVisible(id, false);
  }

  if (!isOpen) {
    return (
      <Button icon={<Pentagon aria-hidden="true" />} onClick={() => setOpen(true)}>
        {huntTexts.addArea}
      </Button>
    );
  }
  return (
    <section aria-label={huntTexts.addArea}>
      <p>{tracks?.length === 0 ? huntTexts.noTracks : huntTexts.chooseTrack}</p>
      <ul className={layout["rows"]}>
        {tracks?.map(({ id, name }) => (
          <li key={id}>
            <Button onClick={() => void add(id, name)}>{name}</Button>
          </li>
        ))}
      </ul>
      <p role="alert">{problem}</p>
    </section>
  );
}

type Track = NonNullable<Awaited<ReturnType<typeof trackById>>>;

function placeAt(track: Track, lat: number, at: number) {
  return { lat, lng: track.points.lngs[at] ?? 0 };
}
