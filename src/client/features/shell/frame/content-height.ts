/** For pages whose panes scroll by themselves at any height; without the bars around them. */
const FILLED_HEIGHT = 720;

/**
 * Reports the height at which the frame shows all of the page and its bars, whenever it changes. Content does not grow with the frame
 * (ui/Page.module.css), so a page that gets shorter lets the frame shrink.
 */
export function followHeight(tell: (height: number) => void): () => void {
  let told = 0;
  let watched: Element | null = null;
  const measure = () => {
    const host = document.querySelector<HTMLElement>('[data-scroll-restoration-id="page"]');
    const content = host?.firstElementChild ?? null;
    const last = host?.lastElementChild ?? null;
    if (content !== watched) {
      sizes.disconnect();
      // The bars around a page follow it, and their height depends on it.
      if (host && content) for (const part of [host, content]) sizes.observe(part);
      watched = content;
    }
    if (!host || !content || !last) return;
    const isFilled = host.dataset.fill === 'true';
    const around = window.innerHeight - (isFilled ? main : host).clientHeight;
    const own = isFilled ? FILLED_HEIGHT : last.getBoundingClientRect().bottom - content.getBoundingClientRect().top;
    const height = Math.ceil(around + own);
    if (height === told) return;
    told = height;
    tell(height);
  };
  const sizes = new ResizeObserver(measure);
  const main = document.getElementById('main') ?? document.body;
  const pages = new MutationObserver(measure);
  pages.observe(main, { childList: true, subtree: true });
  measure();
  return () => {
    sizes.disconnect();
    pages.disconnect();
  };
}
