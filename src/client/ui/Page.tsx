import { useLingui } from '@lingui/react/macro';
import { useCanGoBack, useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { chevronBack } from 'ionicons/icons';
import { type ReactNode, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Page.module.css';
import { PageChromeContext } from './page-chrome.ts';
import { useWidth } from './width.ts';

interface PageProps {
  title: string;
  subtitle?: ReactNode;
  /** Shows a back button; the path is its target when the history is empty. */
  back?: string;
  /** At the end of the title bar. */
  end?: ReactNode;
  /** Below the title bar, not scrolling with the page. */
  headerExtra?: ReactNode;
  /** Sticky at the bottom, inside the safe area: the main action. */
  footer?: ReactNode;
  /** Uses the whole width of a desktop; otherwise the page keeps a readable column. */
  wide?: boolean;
  /** Shows the company and its available balance instead of the title (phone and tablet). */
  brand?: boolean;
  /** On a desktop the title is for screen readers only, as the top bar already names the page. */
  titleHidden?: boolean;
  /** Fills the height; the children scroll themselves (side-by-side panes, virtual lists). */
  fill?: boolean;
  /** Never shows a title bar: the shell's own bar is enough (home). */
  bare?: boolean;
  /** For a page that may hold nothing to press: the keyboard scrolls the page itself. */
  scrollsByKey?: boolean;
  children: ReactNode;
}

/** A screen: title bar, own scroll host, sticky footer. Focuses its heading on navigation. */
export function Page(props: PageProps) {
  const { headerExtra, footer, wide = false, fill = false, bare = false, scrollsByKey = false, children } = props;
  const isDesktop = useWidth() === 'desktop';
  const chrome = useContext(PageChromeContext);
  const heading = useRef<HTMLHeadingElement>(null);
  const host = useRef<HTMLDivElement>(null);
  usePageFocus(heading);
  useScrollPlace(host);
  return (
    <div className={`ion-page ${styles.page}`}>
      {isDesktop || bare ? null : <Bar {...props} headingRef={heading} brandNode={chrome.brand} />}
      {!isDesktop && headerExtra ? <div className={styles.extra}>{headerExtra}</div> : null}
      <div
        ref={host}
        className={`ion-content-scroll-host ${styles.host}`}
        data-fill={fill}
        data-scroll-restoration-id="page"
        {...(scrollsByKey ? { tabIndex: 0 } : {})}
      >
        <div className={styles.content} data-wide={wide} data-fill={fill}>
          {isDesktop || bare ? <DesktopTitle {...props} headingRef={heading} /> : null}
          {isDesktop && headerExtra ? <div className={styles.desktopExtra}>{headerExtra}</div> : null}
          {children}
        </div>
        {(isDesktop || bare) && !fill ? chrome.footer : null}
      </div>
      {footer ? (
        <div className={styles.foot}>
          <div className={styles.footInner} data-wide={wide}>
            {footer}
          </div>
        </div>
      ) : null}
    </div>
  );
}

interface HeadingProps extends PageProps {
  headingRef: React.RefObject<HTMLHeadingElement | null>;
}

function Bar({ title, subtitle, back, end, brand, headingRef, brandNode }: HeadingProps & { brandNode: ReactNode }) {
  if (brand && brandNode) {
    return (
      <header className={styles.bar}>
        <h1 ref={headingRef} tabIndex={-1} className="sr-only">
          {title}
        </h1>
        {brandNode}
      </header>
    );
  }
  return (
    <header className={styles.bar}>
      {back ? <BackButton fallback={back} /> : null}
      <div className={styles.titles}>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {subtitle ? <div className={styles.subtitle}>{subtitle}</div> : null}
      </div>
      {end}
    </header>
  );
}

/** The menu of phones: wide screens show all of it in their bar, and need no back button. */
const PHONE_MENU = '/more';

function DesktopTitle({ title, subtitle, back: wanted, end, brand, titleHidden, headingRef }: HeadingProps) {
  const isHidden = brand || titleHidden;
  const back = wanted === PHONE_MENU ? undefined : wanted;
  if (isHidden && !end && !back) {
    return (
      <h1 ref={headingRef} tabIndex={-1} className="sr-only">
        {title}
      </h1>
    );
  }
  return (
    <div className={styles.desktopTitle}>
      {back ? <BackButton fallback={back} /> : null}
      <div className={styles.titles}>
        <h1 ref={headingRef} tabIndex={-1} className={isHidden ? 'sr-only' : styles.largeTitle}>
          {title}
        </h1>
        {subtitle ? <div className={styles.subtitle}>{subtitle}</div> : null}
      </div>
      {end}
    </div>
  );
}

function BackButton({ fallback }: { fallback: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const goBack = () => (canGoBack ? router.history.back() : router.history.replace(fallback));
  return (
    <button type="button" className={styles.back} aria-label={t`Back`} onClick={goBack}>
      <Icon icon={chevronBack} />
    </button>
  );
}

let arrived = false;

/** Focuses the page's heading when the agent comes from another page, so that keyboards and screen readers start there. */
function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The first page of a visit leaves the browser's focus alone.
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, [heading]);
}

const FRAMES = 30;

/** Restores a page's scroll position when the agent returns; waits some frames for cached content to be laid out. */
function useScrollPlace(host: RefObject<HTMLElement | null>): void {
  const kept = useElementScrollRestoration({ id: 'page' });
  const target = useRef(kept?.scrollY ?? 0);
  useLayoutEffect(() => {
    const y = target.current;
    if (y === 0) return undefined;
    let left = FRAMES;
    let frame = 0;
    const tick = () => {
      const element = host.current;
      if (element && element.scrollHeight - element.clientHeight >= y) element.scrollTop = y;
      else if (left-- > 0) frame = requestAnimationFrame(tick);
    };
    tick();
    return () => cancelAnimationFrame(frame);
  }, [host]);
}
