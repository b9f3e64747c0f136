import { ImageUp } from "lucide-react";
import { useState } from "react";
import type { TrailPicture } from "#domain/trail/trail.ts";
import { trailPicture } from "#state/trail/open-trail.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { trailEditorTexts as texts } from "#words/scouting/trail-editor.ts";
import { Picture } from "./picture.tsx";

interface PictureFieldProps {
  readonly label: string;
  readonly picture: TrailPicture | undefined;
  readonly onPicture: (picture: TrailPicture | undefined) => void;
}

/** Chooses a picture, which is made small, and takes it away again. */
export function PictureField({ label, picture, onPicture }: PictureFieldProps) {
  const [isBad, setBad] = useState(false);
  const choose = async (file: File | undefined) => {
    const small = file ? await trailPicture(file) : null;
    setBad(!small);
    if (small) onPicture(small);
  };
  return (
    <div className={layout["closeStack"]}>
      {picture ? <Picture picture={picture} label={label} /> : null}
      {isBad ? <Notice tone="danger">{texts.badPicture}</Notice> : null}
      <div className={layout["actions"]}>
        <FileButton
          label={label}
          icon={<ImageUp aria-hidden="true" size={20} />}
          accept="image/*"
          onFiles={([file]) => void choose(file)}
        />
        {picture ? (
          <Button variant="quiet" onClick={() => onPicture(undefined)}>
            {texts.removePicture}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
