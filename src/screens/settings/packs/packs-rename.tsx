import { type FormEvent, useState } from "react";
import { actionLabel } from "#sentences/common/actions.ts";
import { packCommands } from "#state/packs/packs.ts";
import { Button } from "#ui/button.tsx";
import layout from "#ui/layout.module.css";
import { TextField } from "#ui/text-field.tsx";
import { storageUseTexts } from "#words/app/storage-use.ts";
import { areaTexts } from "#words/packs/areas.ts";
import styles from "./packs.module.css";

/** The button that renames a pack or an area. */
export function RenameButton({ id, name }: { readonly id: string; readonly name: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null) {
    return (
      <Button aria-label={actionLabel(storageUseTexts.rename, name)} onClick={() => setTyped(name)}>
        {storageUseTexts.rename}
      </Button>
    );
  }
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) await packCommands.renamePack(id, typed.trim());
    setTyped(null);
  };
  return (
    <form className={styles["sure"]} onSubmit={(event) => void rename(event)}>
      <TextField
        label={storageUseTexts.newName}
        value={typed}
        autoFocus
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary">
          {areaTexts.save}
        </Button>
      </div>
    </form>
  );
}
