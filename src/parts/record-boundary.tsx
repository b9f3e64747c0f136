import { Component, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { errorTexts, recordNotDrawnText } from "#words/app/error.ts";

interface RecordBoundaryProps {
  readonly name: string;
  /** The record to export if it cannot be drawn; a changed record is drawn again. */
  readonly record: unknown;
  /** Reads the complete record if `record` is only a part. */
  readonly whole?: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface RecordBoundaryState {
  readonly hasFailed: boolean;
  readonly record: unknown;
}

/**
 * An error boundary around one record. If drawing it throws, the others and the screen continue, and this one shows
 * its name and an export button. A changed record is tried again.
 */
export class RecordBoundary extends Component<RecordBoundaryProps, RecordBoundaryState> {
  override state: RecordBoundaryState = { hasFailed: false, record: this.props.record };

  static getDerivedStateFromProps({ record }: RecordBoundaryProps, state: RecordBoundaryState) {
    if (record === state.record) return null;
    // A list that is read again has new objects with the same contents. Another attempt would take the export button
    // out of the page and put a new one in, also while it is being pressed.
    const hasFailed = state.hasFailed && isSame(record, state.record);
    return { hasFailed, record };
  }

  static getDerivedStateFromError(error: unknown) {
    // A chunk that fails to load says nothing about the record; the screen handles it.
    if (error instanceof Error && error.name === "ChunkLoadError") throw error;
    return { hasFailed: true };
  }

  override render() {
    const { name, record, whole, children } = this.props;
    if (!this.state.hasFailed) return children;
    const takeOut = async () => {
      const { saveRecordFile } = await import(
        /* webpackChunkName: "backup" */ "#state/waypoints/save-record-file.ts"
      );
      saveRecordFile((await whole?.()) ?? record);
    };
    return (
      <Notice
        tone="danger"
        action={<Button onClick={() => void takeOut()}>{errorTexts.exportRecord}</Button>}
      >
        {recordNotDrawnText(name)}
      </Notice>
    );
  }
}

/** Compares two records of plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
