import { Component, type ReactNode } from "react";
import { errorTexts, recordNotDrawnText } from "#i18n/error.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

interface RecordBoundaryProps {
  readonly name: string;
  /** What is exported when it cannot be drawn, and by which a changed one is known. */
  readonly record: unknown;
  /** The whole of it, where `record` is only a part. */
  readonly whole?: () => Promise<unknown>;
  readonly children: ReactNode;
}

interface RecordBoundaryState {
  readonly hasFailed: boolean;
  readonly record: unknown;
}

/**
 * Around what is drawn of one record: when that throws, the others and the screen go on, and this one
 * says what it is called and can be taken out. A changed record is tried again.
 */
export class RecordBoundary extends Component<RecordBoundaryProps, RecordBoundaryState> {
  override state: RecordBoundaryState = { hasFailed: false, record: this.props.record };

  static getDerivedStateFromProps({ record }: RecordBoundaryProps, state: RecordBoundaryState) {
    return record === state.record ? null : { hasFailed: false, record };
  }

  static getDerivedStateFromError(error: unknown) {
    // Code that could not be had says nothing of the record: the screen knows what to do.
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
