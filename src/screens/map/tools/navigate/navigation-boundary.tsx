import { Component, type ReactNode } from "react";
import styles from "#screens/map/card/lazy-card.module.css";
import { stopFollowing } from "#state/guidance/following-status.ts";
import { Button } from "#ui/button.tsx";
import { mapTexts } from "#words/map/map.ts";
import { toolEntryTexts } from "#words/map/tool-entries.ts";

interface NavigationBoundaryProps {
  /** True if the error may replace the navigation: no other tool is open. */
  readonly isSeen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps the map alive when the navigation card throws. The followed plan is stored, so the screen would fail again
 * after every reload. Shows the error in place of the card, with a button that stops the navigation.
 */
export class NavigationBoundary extends Component<
  NavigationBoundaryProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    // A chunk that fails to load says nothing about the route; the screen handles it.
    if (error instanceof Error && error.name === "ChunkLoadError") throw error;
    return { hasFailed: true };
  }

  override render() {
    const { isSeen, onClose, children } = this.props;
    if (!this.state.hasFailed) return children;
    if (!isSeen) return null;
    const stop = () => {
      stopFollowing();
      onClose();
    };
    const close = () => {
      // The bar may work even if the card does not.
      this.setState({ hasFailed: false });
      onClose();
    };
    return (
      <div className={styles["failed"]} role="alert">
        <p>{toolEntryTexts.navigationBroken}</p>
        <Button variant="primary" onClick={stop}>
          {toolEntryTexts.stopNavigation}
        </Button>
        <Button onClick={close}>{mapTexts.close}</Button>
      </div>
    );
  }
}
