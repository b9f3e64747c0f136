import { FileUp, ListPlus, ScanQrCode } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { fileFormatLabels } from "#domain/exchange/file-formats.ts";
import { sharedPath } from "#domain/links/shared-path.ts";
import { isExtractName } from "#domain/packs/extract-format.ts";
import { lazyComponent } from "#parts/lazy-component.tsx";
import { importKindsText } from "#sentences/waypoints/waypoints-list.ts";
import { waypointsStore } from "#state/waypoints/waypoints.ts";
import { Button } from "#ui/button.tsx";
import { FileButton } from "#ui/file-button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { waypointTexts } from "#words/waypoints/waypoints.ts";
import { exchangeSectionTexts } from "#words/waypoints/waypoints-list.ts";
import styles from "./exchange-section.module.css";
import { ExportMenu } from "./export-menu.tsx";
import { type Arrival, useArrivals } from "./use-arrivals.ts";

const ImportDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "import" */ "./import-dialog.tsx")).ImportDialog,
);
const ListDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "import" */ "./list-dialog.tsx")).ListDialog,
);
const ScanDialog = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "scan" */ "#parts/exchange/scan-dialog.tsx")).ScanDialog,
);

async function makePacks(extracts: readonly File[]): Promise<void> {
  const { openPackFiles } = await import(
    /* webpackChunkName: "pack-commands" */ "#state/packs/pack-commands.ts"
  );
  await openPackFiles(extracts);
}

/** Imports and exports waypoints; everything that arrives at this screen is previewed here. */
export function ExchangeSection() {
  const waypoints = useStore(waypointsStore, (state) => state.waypoints);
  const [arrival, setArrival] = useState<Arrival | null>(null);
  const [isScanning, setScanning] = useState(false);
  const [isListing, setListing] = useState(false);
  const navigate = useNavigate();
  const hangsOver = useArrivals(arrive);

  function arrive(what: Arrival) {
    const path = what.kind === "link" ? sharedPath(what.text) : null;
    // Another screen reads plans.
    if (path && !path.startsWith("/waypoints")) void navigate(path);
    else if (what.kind === "files") arriveFiles(what.files);
    else setArrival(what);
  }

  /** Files that become packs are followed on another screen. */
  function arriveFiles(files: readonly File[]) {
    const extracts = files.filter(({ name }) => isExtractName(name));
    if (extracts.length === 0) return setArrival({ kind: "files", files });
    makePacks(extracts).catch(console.warn);
    const others = files.filter((file) => !extracts.includes(file));
    if (others.length > 0) setArrival({ kind: "files", files: others });
    else void navigate("/settings#kaartpakketten");
  }

  return (
    <Section heading={exchangeSectionTexts.heading}>
      <p>{importKindsText(fileFormatLabels())}</p>
      <div className={layout["actions"]}>
        <FileButton
          label={exchangeSectionTexts.import}
          Icon={FileUp}
          multiple
          onFiles={arriveFiles}
        />
        <Button Icon={ListPlus} onClick={() => setListing(true)}>
          {exchangeSectionTexts.list}
        </Button>
        <Button Icon={ScanQrCode} onClick={() => setScanning(true)}>
          {exchangeSectionTexts.scan}
        </Button>
        <ExportMenu waypoints={waypoints} title={waypointTexts.heading} />
      </div>
      {hangsOver ? <div className={styles["drop"]}>{exchangeSectionTexts.dropHere}</div> : null}

      {isScanning ? (
        <ScanDialog
          onRead={(text) => {
            setScanning(false);
            arrive({ kind: "link", text });
          }}
          onClose={() => setScanning(false)}
        />
      ) : null}
      {isListing ? <ListDialog onClose={() => setListing(false)} /> : null}
      {arrival ? <ImportDialog arrival={arrival} onClose={() => setArrival(null)} /> : null}
    </Section>
  );
}
