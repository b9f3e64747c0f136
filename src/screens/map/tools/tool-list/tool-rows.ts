import type { LucideIcon } from "lucide-react";
import { foldText } from "#domain/text/fold-text.ts";
import { TOOL_GROUPS, type ToolGroup } from "#screens/map/task/map-tool.ts";
import { toolKeywords } from "#words/map/tool-list.ts";

const KEYWORDS: Readonly<Record<string, string>> = toolKeywords;

/** A row of the list of tools. */
export interface ToolRow {
  readonly id: string;
  readonly Icon: LucideIcon;
  readonly name: string;
  readonly hint: string;
  readonly group: ToolGroup;
  readonly shortcut?: string | undefined;
}

/** Rows under one heading; `recent` are the last used. */
export interface RowGroup<Row> {
  readonly group: ToolGroup | "recent";
  readonly rows: readonly Row[];
}

/** Returns the rows in groups: the last used first, and each row once. Empty groups are left out. */
export function groupRows<Row extends ToolRow>(
  rows: readonly Row[],
  recent: readonly string[],
): readonly RowGroup<Row>[] {
  const used = recent.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const others = rows.filter((row) => !used.includes(row));
  return [
    { group: "recent" as const, rows: used },
    ...TOOL_GROUPS.map((group) => ({ group, rows: others.filter((row) => row.group === group) })),
  ].filter((group) => group.rows.length > 0);
}

/** Returns the rows whose name, hint or keywords contain every word of a query; those named so come first. */
export function searchRows<Row extends ToolRow>(
  rows: readonly Row[],
  query: string,
): readonly Row[] {
  const words = foldText(query).split(" ").filter(Boolean);
  const found = rows.filter((row) => {
    const text = foldText(`${row.name} ${row.hint} ${KEYWORDS[row.id] ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const isNamed = (row: Row) => words.every((word) => foldText(row.name).includes(word));
  return [...found.filter(isNamed), ...found.filter((row) => !isNamed(row))];
}
