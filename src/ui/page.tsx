import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./page.module.css";

interface PageProps {
  /** The heading, also the title of the browser tab before the product name. */
  readonly heading: string;
  readonly productName: string;
  readonly children: ReactNode;
}

/** A scrolling screen: a heading and sections in one readable column. */
export function Page({ heading, productName, children }: PageProps) {
  return (
    <div className={styles["page"]}>
      <title>{`${heading} · ${productName}`}</title>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

interface PageStartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The start of a page that is still loading; its heading does not receive the focus. */
export function PageStart({ heading, children }: PageStartProps) {
  return (
    <div className={styles["page"]}>
      <p className="heading">{heading}</p>
      {children}
    </div>
  );
}

interface SectionProps {
  readonly heading: string;
  /** The target of a fragment in the address. */
  readonly id?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A section on its own card. */
export function Section({ heading, id, children, className }: SectionProps) {
  return (
    <section id={id} className={classNames(styles["section"], className)} aria-label={heading}>
      <h3>{heading}</h3>
      {children}
    </section>
  );
}

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A subsection. */
export function Part({ heading, children }: PartProps) {
  return (
    <div className={styles["part"]}>
      <h4>{heading}</h4>
      {children}
    </div>
  );
}
