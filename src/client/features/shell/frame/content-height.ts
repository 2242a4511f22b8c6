/** Pages whose panes scroll by themselves take what they are given; this suits them. */
const FILLED_HEIGHT = 720;

/**
 * Tells how high the frame must be to show all of the page, whenever that changes. Content does not grow with the frame
 * (ui/Page.module.css), so a page that gets shorter lets the frame shrink.
 */
export function followHeight(tell: (height: number) => void): () => void {
  let told = 0;
  let watched: Element | null = null;
  const measure = () => {
    const host = document.querySelector<HTMLElement>('[data-scroll-restoration-id="page"]');
    const content = host?.firstElementChild ?? null;
    if (content !== watched) {
      sizes.disconnect();
      if (content) sizes.observe(content);
      watched = content;
    }
    if (!host || !content) return;
    const around = window.innerHeight - host.clientHeight;
    const height = Math.ceil(
      host.dataset.fill === 'true' ? FILLED_HEIGHT : around + content.getBoundingClientRect().height,
    );
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
