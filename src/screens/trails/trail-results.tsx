import { Printer, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type TableRow, trailTable } from "#domain/trail/trail-table.ts";
import { PrintedPage } from "#parts/printed-page.tsx";
import { formatTimeOfDay } from "#sentences/intl/format.ts";
import { cellText, trailName } from "#sentences/scouting/trails.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import layout from "#ui/layout.module.css";
import { Section } from "#ui/page.tsx";
import { trailEditorTexts as texts, trailEditorWords } from "#words/scouting/trail-editor.ts";
import type { EditorProps } from "./editor-props.ts";
import styles from "./trails.module.css";

/** The table of what patrols handed in. */
export function TrailResults({ trail, record }: EditorProps) {
  const [isPrinting, setPrinting] = useState(false);
  const rows = trailTable(record, record.reports);
  return (
    <Section heading={texts.table}>
      <div className={layout["stack"]}>
        <p className={layout["hint"]}>
          {texts.tableHint} {texts.forgeable}
        </p>
        {rows.length === 0 ? <p>{texts.noReports}</p> : null}
        {rows.length > 0 ? (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
            <section className={styles["table"]} aria-label={texts.table} tabIndex={0}>
              <Table
                rows={rows}
                count={record.posts.length}
                actionOf={({ walkId, patrol }) => (
                  <IconButton
                    label={trailEditorWords.removeReport(patrol)}
                    icon={<Trash2 aria-hidden="true" size={20} />}
                    onClick={() => trail.removeReport(walkId, patrol)}
                  />
                )}
              />
            </section>
            <p className={layout["hint"]}>{texts.legend}</p>
            <Button
              icon={<Printer aria-hidden="true" size={20} />}
              onClick={() => setPrinting(true)}
            >
              {texts.printTable}
            </Button>
          </>
        ) : null}
        {isPrinting ? (
          <PrintedPage onPrinted={() => setPrinting(false)}>
            <h1>{trailName(record.name)}</h1>
            <Table rows={rows} count={record.posts.length} />
            <p>{texts.legend}</p>
            <p>{texts.forgeable}</p>
          </PrintedPage>
        ) : null}
      </div>
    </Section>
  );
}

interface TableProps {
  readonly rows: readonly TableRow[];
  readonly count: number;
  readonly actionOf?: (row: TableRow) => ReactNode;
}

function Table({ rows, count, actionOf }: TableProps) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <table>
      <thead>
        <tr>
          <th>{texts.patrol}</th>
          <th>{texts.total}</th>
          {numbers.map((number) => (
            <th key={number}>{number}</th>
          ))}
          <th>{texts.times}</th>
          {actionOf ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.walkId}>
            <th scope="row">{row.patrol}</th>
            <td>{row.points}</td>
            {row.cells.map((cell) => (
              <td key={cell.postId}>{cellText(cell)}</td>
            ))}
            <td>{timesOf(row)}</td>
            {actionOf ? <td>{actionOf(row)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function timesOf({ startedAtMs, endedAtMs }: TableRow): string {
  if (startedAtMs === null || endedAtMs === null) return "–";
  return `${formatTimeOfDay(startedAtMs)} – ${formatTimeOfDay(endedAtMs)}`;
}
