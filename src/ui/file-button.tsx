import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./file-button.module.css";

interface FileButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly variant?: ButtonVariant;
  /** The `accept` attribute of a file field: extensions and MIME types. By default any file. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button for choosing files. */
export function FileButton({ label, icon, variant, accept, multiple, onFiles }: FileButtonProps) {
  return (
    <label className={classNames(buttonClass(variant), "shows-focus", styles["file"])}>
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allow the same file to be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
