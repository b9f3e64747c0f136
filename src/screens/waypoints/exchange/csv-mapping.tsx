import { type FormEvent, useState } from "react";
import { type CsvField, type CsvMapping, hasPlace } from "#domain/exchange/csv/csv-columns.ts";
import type { CsvTable } from "#domain/exchange/csv/csv-table.ts";
import { columnLabel } from "#sentences/exchange/import-screen.ts";
import { Button } from "#ui/button.tsx";
import { Choice } from "#ui/choice.tsx";
import { classNames } from "#ui/class-names.ts";
import layout from "#ui/layout.module.css";
import { Notice } from "#ui/notice.tsx";
import { Select } from "#ui/select.tsx";
import { csvFieldTexts, csvMappingTexts } from "#words/exchange/import-screen.ts";
import styles from "./csv-mapping.module.css";

interface CsvMappingFormProps {
  readonly fileName: string;
  readonly table: CsvTable;
  readonly onMap: (mapping: CsvMapping) => void;
  readonly onCancel: () => void;
}

const FIELDS = Object.keys(csvFieldTexts) as (keyof typeof csvFieldTexts)[];

/** Asks for the meaning of the columns of a CSV, beside its first rows. */
export function CsvMappingForm({ fileName, table, onMap, onCancel }: CsvMappingFormProps) {
  const [{ columns, hasHeader }, setMapping] = useState<CsvMapping>(table.mapping);
  const [isIncomplete, setIncomplete] = useState(false);
  const columnCount = Math.max(0, ...table.rows.map((row) => row.length));
  const columnOptions = ["" as const, ...Array(columnCount).keys()];
  const labelOf = (column: number) =>
    columnLabel(column, hasHeader ? table.rows[0]?.[column] : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(!hasPlace(columns));
    if (hasPlace(columns)) onMap({ columns, hasHeader });
  };
  return (
    <form className={styles["form"]} onSubmit={submit} noValidate>
      <p>{csvMappingTexts.intro}</p>
      <FirstRows fileName={fileName} table={table} />
      <Choice
        kind="checkbox"
        name="csv-header"
        label={csvMappingTexts.hasHeader}
        checked={hasHeader}
        onChoose={(checked) => setMapping({ columns, hasHeader: checked })}
      />
      <div className={classNames(layout["closeStack"], styles["fields"])}>
        {FIELDS.map((field) => (
          <Select
            key={field}
            label={csvFieldTexts[field]}
            options={columnOptions}
            value={columns[field] ?? ""}
            textOf={(column) => (column === "" ? csvMappingTexts.none : labelOf(column))}
            onChoose={(column) =>
              setMapping({ columns: withColumn(columns, field, column), hasHeader })
            }
          />
        ))}
      </div>
      {isIncomplete ? <Notice tone="danger">{csvMappingTexts.incomplete}</Notice> : null}
      <div className={layout["actions"]}>
        <Button type="submit" variant="primary">
          {csvMappingTexts.read}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {csvMappingTexts.cancel}
        </Button>
      </div>
    </form>
  );
}

function withColumn(
  columns: CsvMapping["columns"],
  field: CsvField,
  column: number | "",
): CsvMapping["columns"] {
  const { [field]: _, ...others } = columns;
  return column === "" ? others : { ...others, [field]: column };
}

function FirstRows({ fileName, table }: { readonly fileName: string; readonly table: CsvTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it
    <section className={styles["rows"]} tabIndex={0} aria-label={csvMappingTexts.firstRows}>
      <table>
        <caption>{fileName}</caption>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
