import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./full-screen.module.css";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";

interface FullScreenProps {
  /** The accessible label. */
  readonly label: string;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  /** Shown beside that button. */
  readonly header: ReactNode;
  /** Also called when Escape is pressed. */
  readonly onClose: () => void;
  /** True for text that is read from nearby: on a desktop it is a dialog over the map. */
  readonly isText?: boolean;
  readonly children: ReactNode;
}

/** Full-screen contents, readable from a distance; the focus stays in it. */
export function FullScreen({ isText = false, ...props }: FullScreenProps) {
  const { label, closeLabel, header, onClose, children } = props;
  return (
    <Modal
      className={classNames(styles["screen"], isText && styles["text"])}
      aria-label={label}
      header={header}
      closeButton={
        <IconButton label={closeLabel} icon={<X aria-hidden="true" />} onClick={onClose} />
      }
      onEscape={onClose}
    >
      {children}
    </Modal>
  );
}

interface AlarmScreenProps {
  /** The accessible label. */
  readonly label: string;
  readonly header: ReactNode;
  /** A button beside the header, for an alarm that goes on without it. */
  readonly closeButton?: ReactNode;
  readonly children: ReactNode;
}

/** A full-screen alarm: it lies over all other dialogs, and only its own buttons answer it, never Escape. */
export function AlarmScreen({ label, header, closeButton = null, children }: AlarmScreenProps) {
  return (
    <Modal
      isAlarm
      className={styles["screen"]}
      aria-label={label}
      header={header}
      closeButton={closeButton}
    >
      {children}
    </Modal>
  );
}
