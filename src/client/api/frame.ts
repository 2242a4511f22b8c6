/**
 * Whether another page shows the portal in a frame (README, "In a frame"): its session is then held in memory alone. So no page that
 * frames the portal ever shows the session of the browser's own, and a browser that refuses storage to frames changes nothing. Which bars
 * the portal has is another matter (iframe-mode.ts): a frame may show it as it is, and the single login is for windows too.
 */
export const isFramed = typeof window !== 'undefined' && window.parent !== window;
