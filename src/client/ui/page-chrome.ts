import { createContext, type ReactNode } from 'react';

/** What the shell gives every page. */
export interface PageChrome {
  /** Replaces the title bar on pages that ask for it, below the desktop's width. */
  brand: ReactNode;
  /** End of every page's scrolling part on desktops. */
  footer: ReactNode;
}

export const PageChromeContext = createContext<PageChrome>({ brand: null, footer: null });
