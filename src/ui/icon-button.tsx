import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What a screen reader says, and what a mouse reads when it rests. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A square button with only an icon to see, and a name to hear. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles["iconButton"], className)}
    >
      {icon}
    </button>
  );
}
