import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "./dialog.module.css";
import { Modal } from "./modal.tsx";

interface DialogProps {
  readonly heading: string;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; the focus stays in it, and returns afterwards. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  // The pressed control may be gone: move the focus to the dialog.
  useEffect(() => {
    const opened = body.current?.closest("dialog");
    if (opened && !opened.contains(document.activeElement)) opened.focus({ preventScroll: true });
  });
  return (
    <Modal
      className={styles["dialog"]}
      aria-labelledby={id}
      header={<h3 id={id}>{heading}</h3>}
      closeButton={null}
      onEscape={onClose}
    >
      <div ref={body} className={styles["body"]}>
        {children}
      </div>
    </Modal>
  );
}
