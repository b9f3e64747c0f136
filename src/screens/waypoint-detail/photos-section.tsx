import { Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import type { Waypoint } from "#domain/waypoints/waypoint.ts";
import { addPhoto, photoById, removePhoto } from "#state/waypoints/photos.ts";
import { FileButton } from "#ui/file-button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Section } from "#ui/page.tsx";
import { photoText, photoTexts } from "#words/waypoints/photos.ts";
import styles from "./photos-section.module.css";

type PhotoMessage = "busy" | "no-picture" | "full" | "blocked" | null;

interface PhotosProps {
  readonly waypoint: Waypoint;
  /** True if photos can be added and removed here. */
  readonly isEditing: boolean;
}

/** The photos of a waypoint. */
export function PhotosSection({ waypoint, isEditing }: PhotosProps) {
  const [message, setMessage] = useState<PhotoMessage>(null);
  const add = async (files: readonly File[]) => {
    setMessage("busy");
    for (const file of files) {
      const outcome = await addPhoto(waypoint.id, file);
      if (outcome !== "added") return setMessage(outcome);
    }
    setMessage(null);
  };
  const remove = async (photoId: string) =>
    setMessage((await removePhoto(waypoint.id, photoId)) ? null : "blocked");
  return (
    <Section heading={photoTexts.heading}>
      <ul className={styles["photos"]}>
        {waypoint.photoIds?.map((id, index) => (
          <li key={id}>
            <Photo id={id} text={photoText(`${index + 1}`, waypoint.name)} />
            {isEditing ? (
              <IconButton
                label={photoTexts.remove}
                icon={<Trash2 aria-hidden="true" />}
                className={styles["remove"]}
                onClick={() => void remove(id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status">{message ? photoTexts[message] : null}</p>
      {isEditing ? (
        <FileButton
          label={photoTexts.add}
          accept="image/*"
          multiple
          onFiles={(files) => void add(files)}
        />
      ) : null}
    </Section>
  );
}

/** A photo; `text` is its alternative text. */
function Photo({ id, text }: { readonly id: string; readonly text: string }) {
  const [photo, setPhoto] = useState<{ readonly url: string } | "missing" | "unread" | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    photoById(id).then(
      (found) => {
        if (isGone) return;
        url = found && URL.createObjectURL(new Blob([found.bytes], { type: found.type }));
        setPhoto(url ? { url } : "missing");
      },
      () => isGone || setPhoto("unread"),
    );
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [id]);
  if (typeof photo === "string") return <p>{photoTexts[photo]}</p>;
  if (!photo) return null;
  return (
    <a href={photo.url} target="_blank" rel="noopener">
      <img src={photo.url} alt={text} />
    </a>
  );
}
