import { ExportButton } from "./packs-export.tsx";
import { RenameButton } from "./packs-rename.tsx";
import { RenewButton } from "./packs-renew.tsx";

interface PackButtonsProps {
  readonly id: string;
  readonly name: string;
}

/** The buttons that renew, rename and export a pack or an area. */
export function PackButtons(props: PackButtonsProps) {
  return (
    <>
      <RenewButton {...props} />
      <RenameButton {...props} />
      <ExportButton {...props} />
    </>
  );
}
