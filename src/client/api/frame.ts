/**
 * Whether another page shows the portal in a frame (README, "In a frame"): its session is then held in memory alone. So a framing page
 * never shows the browser's own session, and a browser that denies storage to frames changes nothing. The portal's bars depend on
 * iframe-mode.ts instead: a frame may show them, and the single login works in windows too.
 */
export const isFramed = typeof window !== 'undefined' && window.parent !== window;
