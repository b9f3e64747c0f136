import type { ComponentProps } from "react";
import { Link } from "react-router";
import { ButtonIcon, type ButtonLook, buttonClass, mainMark } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";

/** A link that looks like a button. */
export function LinkButton(props: ComponentProps<typeof Link> & ButtonLook) {
  const { variant, Icon, icon, className, children, ...rest } = props;
  return (
    <Link {...mainMark(variant)} {...rest} className={classNames(buttonClass(variant), className)}>
      <ButtonIcon Icon={Icon} icon={icon} />
      {children}
    </Link>
  );
}
