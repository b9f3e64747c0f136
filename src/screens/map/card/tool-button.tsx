import type { LucideIcon } from "lucide-react";
import { WordedButton } from "./worded-button.tsx";

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
    <WordedButton
      label={label}
      word={word}
      icon={<Icon aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={() => onTap()}
    />
  );
}
