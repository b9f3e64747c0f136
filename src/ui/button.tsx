import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

interface Look {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
}

/** Returns the class that makes a link look like a button of this variant. */
export function buttonClass(variant: ButtonVariant = "secondary"): string {
  return classNames(styles["button"], styles[variant]);
}

/** A button with text and an optional icon. */
export function Button(props: ComponentProps<"button"> & Look) {
  const { variant, icon, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={classNames(buttonClass(variant), className)}>
      {icon}
      {children}
    </button>
  );
}
