import { lazy, Suspense } from "react";

interface PackButtonsProps {
  readonly id: string;
  readonly name: string;
}

const Buttons = lazy(async () => {
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

/** The buttons that renew, rename and export a pack or an area; loaded once there is one. */
export function LazyPackButtons(props: PackButtonsProps) {
  return (
    <Suspense fallback={null}>
      <Buttons {...props} />
    </Suspense>
  );
}
