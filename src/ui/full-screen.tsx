import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import styles from "./full-screen.module.css";
import { IconButton } from "./icon-button.tsx";

interface FullScreenProps {
  /** What a screen reader says that this is. */
  readonly label: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  /** Beside that button. */
  readonly header: ReactNode;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing over the whole screen, to be read from afar; the keyboard stays in it. */
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
