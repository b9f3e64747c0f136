import { useStore } from "zustand";
import type { PackRecord } from "#domain/packs/pack-record.ts";
import type { RegionNetworks } from "#domain/packs/region/region-networks.ts";
import { OfflineVerdictPanel } from "#parts/coverage/offline-verdict-panel.tsx";
import { useOfflineReport } from "#parts/coverage/use-offline-report.ts";
import { useSubject } from "#parts/coverage/use-subject.ts";
import { useLoaded } from "#parts/use-loaded.ts";
import { regionDoneText } from "#sentences/packs/region.ts";
import { fileBytes } from "#state/fairways/fairways.ts";
import { packsStore } from "#state/packs/packs.ts";
import { readWaters } from "#state/packs/waters-file.ts";
import { regionTexts } from "#words/packs/region.ts";

async function storeNautical(): Promise<ArrayBuffer> {
  const [bytes] = await Promise.all([fileBytes(), readWaters()]);
  return bytes;
}

interface RegionAddedProps {
  readonly name: string;
  /** The source of its networks. */
  readonly networks: RegionNetworks;
}

/** Says which parts of a region are on this device, and whether its map works offline. */
export function RegionAdded({ name, networks }: RegionAddedProps) {
  const records = useStore(packsStore, (state) => state.records);
  // Every region needs the bridges, locks, buoys and waters of the country once.
  const waters = useLoaded(storeNautical, "waters");
  const parts = records.filter(({ region }) => region?.name === name);
  const map = parts.find(({ mapSchema }) => mapSchema !== null);
  const isMarks = ({ region }: PackRecord): boolean => region?.part === "marks";
  const hasPack = parts.some((part) => part.kind === "pack" && !isMarks(part));
  const hasNetworks = networks.from === "device" || hasPack;
  if (!waters.value && !waters.isFailed) return null;
  return (
    <>
      <p>
        {regionDoneText(name, {
          map: map !== undefined,
          networks: hasNetworks,
          marks: parts.some(isMarks),
          waters: !waters.isFailed,
        })}
      </p>
      {waters.isFailed ? <p>{regionTexts.watersFailed}</p> : null}
      {map ? <Verdict area={map} /> : null}
    </>
  );
}

function Verdict({ area }: { readonly area: Pick<PackRecord, "id" | "name"> }) {
  const subject = useSubject({ kind: "area", id: area.id });
  const report = useOfflineReport(typeof subject === "object" ? subject : null);
  return (
    <OfflineVerdictPanel
      state={subject === "failed" ? { status: "failed" } : report}
      name={area.name}
    />
  );
}
