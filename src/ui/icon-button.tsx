import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** The accessible label, also the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A square button with only an icon and an accessible label. */
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
