import { ButtonIcon, type ButtonLook, buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./file-button.module.css";

interface FileButtonProps extends ButtonLook {
  readonly label: string;
  /** The `accept` attribute of a file field: extensions and MIME types. By default any file. */
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button for choosing files. */
export function FileButton(props: FileButtonProps) {
  const { label, Icon, icon, variant, accept, multiple, onFiles } = props;
  return (
    <label className={classNames(buttonClass(variant), "shows-focus", styles["file"])}>
      <ButtonIcon Icon={Icon} icon={icon} />
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
