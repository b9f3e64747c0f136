import { useState } from "react";
import type { UnreadableRecord } from "#domain/storage/unreadable-record.ts";
import { unreadableText } from "#sentences/common/unreadable.ts";
import { Button } from "#ui/button.tsx";
import { Section } from "#ui/page.tsx";
import { unreadableTexts } from "#words/common/unreadable.ts";
import styles from "./unreadable-section.module.css";

interface UnreadableSectionProps {
  /** The store of the records. */
  readonly source: "tracks" | "plans" | "scouting";
  readonly records: readonly UnreadableRecord[];
}

/** Counts and names the records that this version cannot read, with a raw download; empty if there are none. */
export function UnreadableSection({ source, records }: UnreadableSectionProps) {
  const [hasFailed, setFailed] = useState(false);
  if (records.length === 0) return null;
  const download = async () => {
    const load = import(
      /* webpackChunkName: "backup" */ "#state/exchange/save-unreadable-file.ts"
    ).catch(() => null);
    setFailed(!(await (await load)?.saveUnreadableFile(source)));
  };
  return (
    <Section heading={unreadableTexts.heading}>
      <p>{unreadableText(source, records.length)}</p>
      <ul className={styles["rows"]}>
        {records.map(({ name, reason }, index) => (
          <li key={index}>
            <strong className={styles["name"]}>{name ?? unreadableTexts.noName}</strong>
            <span className={styles["reason"]}>{unreadableTexts[reason]}</span>
          </li>
        ))}
      </ul>
      <Button onClick={() => void download()}>{unreadableTexts.download}</Button>
      <p role="status">{hasFailed ? unreadableTexts.notMade : null}</p>
    </Section>
  );
}
