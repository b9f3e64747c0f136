import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";

interface DialogProps {
  readonly heading: string;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question over the screen; the keyboard stays in it, and returns to where it was. */
export function Dialog({ heading, onClose, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before it is taken out of the page: only a dialog that is closed there gives the focus back.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  // What was pressed may be gone with what it did: the keyboard goes on in the dialog.
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
