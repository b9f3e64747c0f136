import { lazy } from "react";

interface PackButtonsProps {
  readonly id: string;
  readonly name: string;
}

/**
 * The buttons that renew, rename and export a pack or an area; loaded once there is one. Suspends until then: a row
 * that showed its other buttons first would move them.
 */
export const LazyPackButtons = lazy(async () => {
  const [{ ExportButton }, { RenameButton }, { RenewButton }] = await Promise.all([
    import(/* webpackChunkName: "settings-sections" */ "./packs-export.tsx"),
    import(/* webpackChunkName: "settings-sections" */ "./packs-rename.tsx"),
    import(/* webpackChunkName: "settings-sections" */ "./packs-renew.tsx"),
  ]);
  return {
    default: (props: PackButtonsProps) => (
      <>
        <RenewButton {...props} />
        <RenameButton {...props} />
        <ExportButton {...props} />
      </>
    ),
  };
});
