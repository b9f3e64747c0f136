import type { LucideIcon } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./tool-button.module.css";

interface ToolButtonProps {
  readonly label: string;
  /** A short word below the icon, a part of the label. */
  readonly word?: string;
  readonly Icon: LucideIcon;
  readonly isOpen: boolean;
  readonly onTap: () => void;
}

/** A button over the map that opens and closes a tool. */
export function ToolButton({ label, word, Icon, isOpen, onTap }: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      className={word ? styles["worded"] : undefined}
      icon={
        <>
          <Icon aria-hidden="true" />
          {word ? <span aria-hidden="true" className={styles["word"]} data-word={word} /> : null}
        </>
      }
      aria-expanded={isOpen}
      onClick={() => onTap()}
    />
  );
}
