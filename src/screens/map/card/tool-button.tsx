import type { LucideIcon } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";

interface ToolButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isOpen: boolean;
  readonly onTap: () => void;
}

/** The button of a tool over the map, which opens and closes it. */
export function ToolButton({ label, Icon, isOpen, onTap }: ToolButtonProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={() => onTap()}
    />
  );
}
