import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./full-screen.module.css";
import { IconButton } from "./icon-button.tsx";

interface FullScreenProps {
  /** The accessible label. */
  readonly label: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  /** Shown beside that button. */
  readonly header: ReactNode;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Full-screen contents, readable from a distance; the focus stays in it. */
export function FullScreen({ label, closeLabel, header, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles["screen"]}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles["header"]}>
        {header}
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
