import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./file-button.module.css";

interface FileButtonProps {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly variant?: ButtonVariant;
  /** As the attribute of a file field: endings and MIME types. Left out: any file. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that lets files be chosen. */
export function FileButton({ label, icon, variant, accept, multiple, onFiles }: FileButtonProps) {
  return (
    <label className={classNames(buttonClass(variant), styles["file"])}>
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
