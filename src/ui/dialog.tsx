import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; the focus stays in it, and returns afterwards. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it leaves the page, because only a dialog closed there returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  // The pressed control may be gone: move the focus to the dialog.
  useEffect(() => {
    const opened = dialog.current;
    if (opened && !opened.contains(document.activeElement)) opened.focus({ preventScroll: true });
  });
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles["dialog"]}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h3 id={id}>{heading}</h3>
      {children}
    </dialog>
  );
}
