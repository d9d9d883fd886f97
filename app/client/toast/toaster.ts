/**
 * The one place for short messages: at most one is visible (R-TOAST-01). A new one closes the visible one
 * and appears 300 ms later; of several that wait only the newest is kept (C-59). A standing message gives
 * way to others and comes back after them until it is taken down (R-TOAST-07).
 */
export type ToastType = "info" | "warning" | "error" | "success";

export interface ToastMessage {
  type: ToastType;
  /** Already in the reader's language. */
  text: string;
  /** Where to go on to. */
  next?: { to: string; text: string }[];
  /** Milliseconds until it closes by itself; -1 never does (R-TOAST-03). */
  duration?: number;
}

export interface Toaster {
  show(message: ToastMessage): void;
  /** Puts up a message that stays until it is replaced by null. */
  stand(message: ToastMessage | null): void;
  close(): void;
  /** Takes a lasting message back where it is still shown or waits; one that closes by itself is left to it. */
  withdraw(message: ToastMessage): void;
  /** What is visible now. */
  current(): ToastMessage | null;
  subscribe(listener: () => void): () => void;
}

export const toastDurationMs = 3000;
export const toastSwapMs = 300;

export function createToaster(): Toaster {
  const listeners = new Set<() => void>();
  let visible: ToastMessage | null = null;
  let waiting: ToastMessage | null = null;
  let standing: ToastMessage | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let swapping: ReturnType<typeof setTimeout> | undefined;

  function display(message: ToastMessage | null) {
    clearTimeout(closing);
    visible = message;
    const duration = message?.duration ?? toastDurationMs;
    if (message && duration !== -1) closing = setTimeout(close, duration);
    for (const listener of listeners) listener();
  }

  function showWaiting() {
    swapping = undefined;
    display(waiting);
    waiting = null;
  }

  function show(message: ToastMessage) {
    if (!visible && !swapping) return display(message);
    waiting = message;
    if (visible) display(null);
    swapping ??= setTimeout(showWaiting, toastSwapMs);
  }

  function close() {
    const closed = visible;
    display(null);
    if (!standing || swapping) return;
    if (closed === standing) standing = null;
    else swapping = bringBack(standing);
  }

  function bringBack(message: ToastMessage) {
    waiting = message;
    return setTimeout(showWaiting, toastSwapMs);
  }

  function stand(message: ToastMessage | null) {
    const old = standing;
    standing = message && { ...message, duration: -1 };
    if (standing) return show(standing);
    if (waiting === old) waiting = null;
    if (old && visible === old) display(null);
  }

  function withdraw(message: ToastMessage) {
    if (message.duration !== -1) return;
    if (waiting === message) waiting = null;
    if (visible === message) close();
  }

  return {
    show,
    stand,
    close,
    withdraw,
    current: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page's own toaster. Nothing is shown in it while rendering on the server. */
export const toaster = createToaster();
