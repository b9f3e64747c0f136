import { Check, Wifi } from "lucide-react";
import type { ReactNode } from "react";
import { Part } from "#ui/page.tsx";
import { worksOfflineTexts } from "#words/app/works-offline.ts";
import styles from "./works-offline.module.css";

/** Lists what works without a network, and what does not. */
export function WorksOffline() {
  return (
    <>
      <Able
        heading={worksOfflineTexts.works}
        items={worksOfflineTexts.worksList}
        icon={<Check aria-hidden="true" size={20} />}
      />
      <Able
        heading={worksOfflineTexts.needsNetwork}
        items={worksOfflineTexts.needsNetworkList}
        icon={<Wifi aria-hidden="true" size={20} />}
      />
    </>
  );
}

interface AbleProps {
  readonly heading: string;
  readonly items: readonly string[];
  readonly icon: ReactNode;
}

function Able({ heading, items, icon }: AbleProps) {
  return (
    <Part heading={heading}>
      <ul className={styles["able"]}>
        {items.map((item) => (
          <li key={item}>
            {icon}
            {item}
          </li>
        ))}
      </ul>
    </Part>
  );
}
