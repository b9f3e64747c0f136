import { lazyComponent } from "#parts/lazy-component.tsx";
import type { ExportDialogProps } from "./export-dialog.tsx";

/** The dialog that exports contents to a file, loaded when it is first shown. */
export const ExportDialog = lazyComponent<ExportDialogProps>(
  async () => (await import(/* webpackChunkName: "export" */ "./export-dialog.tsx")).ExportDialog,
);
