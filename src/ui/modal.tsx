import { type ComponentProps, type ReactNode, useContext, useLayoutEffect, useRef } from "react";
import styles from "./modal.module.css";
import { ModalControl } from "./modal-control.ts";
import { useBackCloses } from "./use-back-closes.ts";

interface ModalProps extends Omit<ComponentProps<"dialog">, "ref" | "onCancel" | "onClose"> {
  /** Before the control. */
  readonly header: ReactNode;
  /** After the control. */
  readonly closeButton: ReactNode;
  /** Called when Escape is pressed, or Back; without it neither does anything to it. */
  readonly onEscape?: () => void;
  /** True for an alarm: it stays above a modal that opens later. */
  readonly isAlarm?: boolean;
}

/** The open alarms, the latest last. */
const alarms = new Set<HTMLDialogElement>();

/**
 * A dialog that makes the rest of the page inert; the focus stays in it, and returns afterwards. The only component
 * that opens one, so that its rules hold for all of them.
 */
export function Modal({
  header,
  closeButton,
  onEscape,
  isAlarm = false,
  children,
  ...dialogProps
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const control = useRef<HTMLDivElement>(null);
  useBackCloses(onEscape !== undefined, () => onEscape?.());
  // Before it leaves the page, because only a dialog closed there returns the focus.
  useLayoutEffect(() => {
    const opened = dialog.current;
    if (!opened || !control.current) return;
    open(opened, control.current, isAlarm);
    return () => {
      alarms.delete(opened);
      opened.close();
    };
  }, [isAlarm]);
  return (
    <dialog
      {...dialogProps}
      ref={dialog}
      tabIndex={-1}
      closedby={onEscape ? "closerequest" : "none"}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onClose={({ currentTarget }) => {
        // A browser may close it although that was prevented; only its owner takes it out of the page.
        if (currentTarget.isConnected && !currentTarget.open) currentTarget.showModal();
      }}
    >
      <div className={styles["header"]}>
        {header}
        <div ref={control} className={styles["control"]}>
          {useContext(ModalControl)}
        </div>
        {closeButton}
      </div>
      {children}
    </dialog>
  );
}

/** Opens a dialog in front, but below the alarms. */
function open(dialog: HTMLDialogElement, control: HTMLElement, isAlarm: boolean): void {
  // The first focus is for the contents: a key that is being pressed must not use the control.
  control.inert = true;
  dialog.showModal();
  control.inert = false;
  if (isAlarm) {
    alarms.add(dialog);
    // Nor must such a key acknowledge an alarm.
    dialog.focus({ preventScroll: true });
    return;
  }
  for (const alarm of alarms) {
    alarm.close();
    alarm.showModal();
    alarm.focus({ preventScroll: true });
  }
}
