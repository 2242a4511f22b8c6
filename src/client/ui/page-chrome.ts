import { createContext, type ReactNode } from 'react';

/** What the shell lends to every page. */
export interface PageChrome {
  /** Stands instead of the title bar on pages that ask for it, below the desktop's width. */
  brand: ReactNode;
  /** Ends every page's scrolling part on the desktop. */
  footer: ReactNode;
}

export const PageChromeContext = createContext<PageChrome>({ brand: null, footer: null });
