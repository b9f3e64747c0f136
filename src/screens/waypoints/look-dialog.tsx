import { useState } from "react";
import { LookChoice } from "#parts/look-choice.tsx";
import { changeLook } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/dialog.tsx";
import layout from "#ui/layout.module.css";
import { listTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./waypoints-screen.module.css";

interface LookDialogProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onChanged: (result: Awaited<ReturnType<typeof changeLook>>) => void;
}

/** Asks for an icon and a colour for these waypoints; without a choice they stay unchanged. */
export function LookDialog({ ids, onClose, onChanged }: LookDialogProps) {
  const [look, setLook] = useState<Parameters<typeof changeLook>[1]>({});
  const isChosen = Object.keys(look).length > 0;
  return (
    <Dialog heading={listTexts.lookHeading} onClose={onClose}>
      <div className={classNames(layout["wideStack"], styles["form"])}>
        <LookChoice
          icon={look.icon}
          color={look.color}
          onChoose={(chosen) => setLook({ ...look, ...chosen })}
        />
        <div className={styles["actions"]}>
          <Button
            variant="primary"
            disabled={!isChosen}
            onClick={() => void changeLook(ids, look).then(onChanged)}
          >
            {listTexts.lookConfirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {listTexts.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
