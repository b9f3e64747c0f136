import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  /** The icon, 20 pixels wide. */
  readonly Icon?: LucideIcon | undefined;
  /** Another picture instead of an icon of that size. */
  readonly icon?: ReactNode;
}

/** Shows the icon of a button. */
export function ButtonIcon({ Icon, icon }: Pick<ButtonLook, "Icon" | "icon">) {
  return Icon ? <Icon aria-hidden="true" size={20} /> : icon;
}

/** Returns the class that makes a link look like a button of this variant. */
export function buttonClass(variant: ButtonVariant = "secondary"): string {
  return classNames(styles["button"], styles[variant]);
}

/** Returns the mark of the main button of a screen, which a sheet over the map shows at its lowest height too. */
export function mainMark(variant: ButtonVariant | undefined) {
  return { "data-is-main": variant === "primary" || undefined };
}

/** A button with text and an optional icon. */
export function Button(props: ComponentProps<"button"> & ButtonLook) {
  const { variant, Icon, icon, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...mainMark(variant)}
      {...rest}
      className={classNames(buttonClass(variant), className)}
    >
      <ButtonIcon Icon={Icon} icon={icon} />
      {children}
    </button>
  );
}
